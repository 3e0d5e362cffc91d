import '#web/golf/admin-page.css';
import '#web/ui/list-row.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Invitation, installation } from '#contract/installation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { NewInvitation } from './new-invitation.tsx';

const invitationsQuery = query(installation.invitations);

/** The invitation links that still work; new ones are made and these are revoked here. */
export function Invitations() {
  const { t } = useTranslation('installation');
  const { data: links } = useSuspenseQuery(invitationsQuery);
  return (
    <section className="stack" aria-labelledby="invitations">
      <SectionHead id="invitations" title={t('invitations.title')} />
      <p className="muted">{t('invitations.text')}</p>
      {links.length === 0 ? (
        <p>{t('invitations.none')}</p>
      ) : (
        <ul className="ruled">
          {links.map((link) => (
            <InvitationRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      <NewInvitation />
    </section>
  );
}

function InvitationRow({ link }: { readonly link: Invitation }) {
  const { t } = useTranslation('installation');
  const dates = useDates();
  const dayOf = useDayOf();
  const [isAsking, setAsking] = useState(false);
  const revoke = useAction(installation.revokeInvitation, {
    success: { title: t('invitations.revoked') },
    onSuccess: () => setAsking(false),
    onFailure: () => setAsking(false),
  });
  const name = link.email ?? t(link.byGolfer ? 'invitations.byGolfer' : 'invitations.anybody');
  const day = dates.full(dayOf(link.expiresAt));
  return (
    <li className="list-row health-row">
      <Link2 className="icon" aria-hidden />
      <span>
        <b>{name}</b>
        <span className="small muted">
          {t('invitations.facts', { left: link.usesLeft, used: link.used, day })}
        </span>
      </span>
      <Button
        variant="outline"
        size="slim"
        aria-label={t('invitations.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 className="icon icon-small" aria-hidden />
        {t('invitations.revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('invitations.revokeOne', { name })}
        confirmText={t('invitations.revoke')}
        busy={revoke.busy}
        onConfirm={() => revoke.send({ params: { id: link.id } })}
      >
        {t('invitations.revokeText')}
      </ConfirmDialog>
    </li>
  );
}
