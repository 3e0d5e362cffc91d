import './coach.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type CoachLink, coach } from '#contract/coach.ts';
import { coachLinkRestorableDays, mostCoachLinks } from '#domain/coach/coach-link.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { dayOf } from './day-of.ts';
import { NewLink } from './new-link.tsx';
import { RevokedLinks } from './revoked-links.tsx';

const linksQuery = query(coach.links);

/** Lists the golfer's links for coaches with their names and expiry dates. Links can be revoked, restored and created here. */
export function CoachCard() {
  const { t } = useTranslation('coach');
  const { data: links, error } = useQuery(linksQuery);
  const card = useRef<HTMLElement>(null);
  const working = links?.filter(({ isExpired }) => !isExpired) ?? [];
  return (
    <section className="stack" ref={card} tabIndex={-1}>
      <SectionHead title={t('card.title')} />
      <p className="muted prose">{t('card.text')}</p>
      {error && <p role="alert">{errorText(error)}</p>}
      {links && links.length > 0 && (
        <ul className="ruled">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      {!links && !error && (
        <SkeletonScreen>
          <Skeleton width="100%" height={60} radius={10} />
        </SkeletonScreen>
      )}
      {working.length < mostCoachLinks ? (
        <NewLink />
      ) : (
        <p className="muted">{t('card.full', { count: mostCoachLinks })}</p>
      )}
      <RevokedLinks onGone={() => card.current?.focus({ preventScroll: true })} />
    </section>
  );
}

function LinkRow({ link }: { link: CoachLink }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const write = (instant: string) => dates.full(dayOf(instant, timeZone));
  const { id, name, expiresAt, isExpired, openedAt } = link;
  const ends = t(isExpired ? 'card.expired' : 'card.until', { day: write(expiresAt) });
  return (
    <li className="coach-link">
      <div>
        <p className="row-title">{name}</p>
        <p className="row-text">{t('card.made', { day: write(link.createdAt) })}</p>
        <p className={isExpired ? 'row-text is-expired' : 'row-text'}>{ends}</p>
        <p className="row-text">
          {openedAt === null ? t('card.unopened') : t('card.opened', { day: write(openedAt) })}
        </p>
      </div>
      <RevokeLink id={id} name={name} />
    </li>
  );
}

function RevokeLink({ id, name }: Pick<CoachLink, 'id' | 'name'>) {
  const { t } = useTranslation('coach');
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction(coach.revokeLink, {
    success: { title: t('revoke.done') },
    failure: (error) => ({ title: t('revoke.failed'), description: errorText(error) }),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="outline"
        size="slim"
        aria-label={t('revoke.of', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('revoke.ask', { name })}
        confirmText={t('revoke.action')}
        busy={busy}
        onConfirm={() => send({ params: { id } })}
      >
        {t('revoke.price', { days: coachLinkRestorableDays })}
      </ConfirmDialog>
    </>
  );
}
