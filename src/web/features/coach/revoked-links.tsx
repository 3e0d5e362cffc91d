import { useQuery } from '@tanstack/react-query';
import { coach, type RevokedCoachLink } from '#contract/coach.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const revokedQuery = query(coach.revokedLinks);

type RevokedLinksProps = {
  /** Called when a link is restored, before its row disappears. */
  readonly onGone: () => void;
};

/** Lists the revoked links that the golfer can still restore, each with a button for it. */
export function RevokedLinks({ onGone }: RevokedLinksProps) {
  const { t } = useTranslation('coach');
  const { data: links = [] } = useQuery(revokedQuery);
  if (links.length === 0) return null;
  return (
    <section>
      <SectionHead level={3} title={t('revoked.title')} />
      <ul className="ruled">
        {links.map((link) => (
          <RevokedRow key={link.id} link={link} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

function RevokedRow({ link, onGone }: RevokedLinksProps & { readonly link: RevokedCoachLink }) {
  const { t } = useTranslation('coach');
  const dates = useDates();
  const dayOf = useDayOf();
  const { id, name, restorableUntil } = link;
  const { send, busy } = useAction(coach.restoreLink, {
    success: { title: t('revoked.done.title'), description: t('revoked.done.text') },
    failure: (error) => ({ title: t('revoked.failed'), description: errorText(error) }),
    onSuccess: onGone,
  });
  return (
    <li className="coach-link">
      <div>
        <p className="row-title">{name}</p>
        <p className="row-text">
          {t('revoked.until', { day: dates.full(dayOf(restorableUntil)) })}
        </p>
      </div>
      <Button
        variant="outline"
        size="slim"
        busy={busy}
        aria-label={t('revoked.restoreOf', { name })}
        onClick={() => send({ params: { id } })}
      >
        {t('revoked.restore')}
      </Button>
    </li>
  );
}
