import '#web/ui/tag.css';
import './user-row.css';
import { KeyRound, LogOut, type LucideIcon, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { accountData } from '#contract/account-data.ts';
import { type ListedUser, type PasswordLink, users } from '#contract/users.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PasswordLinkSheet } from './password-link-sheet.tsx';

type Act = 'promote' | 'demote' | 'resetLink' | 'endSessions' | 'delete';

const icons: Record<Act, LucideIcon> = {
  promote: ShieldCheck,
  demote: ShieldOff,
  resetLink: KeyRound,
  endSessions: LogOut,
  delete: Trash2,
};

/** An account with its actions. Each action needs a confirmation. */
export function UserRow({ user }: { readonly user: ListedUser }) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const dayOf = useDayOf();
  const [asked, setAsked] = useState<Act | null>(null);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const { act, busy } = useActs(user, { onDone: () => setAsked(null), onLink: setLink });
  const name = user.name || user.email;
  const acts: Act[] = [user.isAdmin ? 'demote' : 'promote', 'resetLink', 'endSessions', 'delete'];
  return (
    <li className="user-row">
      <div>
        <p className="with-icon between-wrap">
          <b>{name}</b>
          {user.isAdmin && <span className="tag small">{t('accounts.admin')}</span>}
        </p>
        <p className="small muted">
          {[user.email, t('accounts.since', { day: dates.full(dayOf(user.createdAt)) })].join(
            ' · ',
          )}
        </p>
        {user.deleteAfter !== null && (
          <p className="small">
            {t('accounts.leaving', { day: dates.full(dayOf(user.deleteAfter)) })}
          </p>
        )}
      </div>
      <span className="small muted">{t('accounts.sessions', { count: user.sessions })}</span>
      {user.deleteAfter === null && (
        <Menu
          label={t('accounts.acts', { name })}
          items={acts.map((one) => ({
            label: t(`accounts.${one}.button`),
            icon: icons[one],
            danger: one === 'delete',
            onSelect: () => setAsked(one),
          }))}
        />
      )}
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t(`accounts.${asked}.title`, { name })}
          confirmText={t(`accounts.${asked}.button`)}
          danger={asked === 'delete'}
          busy={busy}
          onConfirm={() => act(asked)}
        >
          {t(`accounts.${asked}.text`)}
        </ConfirmDialog>
      )}
      {link !== null && <PasswordLinkSheet link={link} name={name} onClose={() => setLink(null)} />}
    </li>
  );
}

type Outcomes = {
  readonly onDone: () => void;
  readonly onLink: (link: PasswordLink) => void;
};

function useActs({ id }: ListedUser, { onDone, onLink }: Outcomes) {
  const { t } = useTranslation('admin');
  const common = {
    failure: (error: Error) => ({
      title: t('accounts.notDone'),
      description: errorText(error, { otherwise: t('scheduler.later') }),
    }),
    onFailure: onDone,
  };
  const options = { ...common, success: { title: t('accounts.done') }, onSuccess: onDone };
  const administrator = useAction(users.setAdministrator, options);
  const sessions = useAction(users.endSessions, options);
  const deletion = useAction(accountData.requestDeletionOf, options);
  const resetLink = useAction(users.makeResetLink, {
    ...common,
    onSuccess: (link) => {
      onDone();
      onLink(link);
    },
  });
  const params = { id };
  const sends: Record<Act, () => void> = {
    promote: () => administrator.send({ params, body: { isAdmin: true } }),
    demote: () => administrator.send({ params, body: { isAdmin: false } }),
    resetLink: () => resetLink.send({ params }),
    endSessions: () => sessions.send({ params }),
    delete: () => deletion.send({ params }),
  };
  return {
    act: (asked: Act) => sends[asked](),
    busy: administrator.busy || resetLink.busy || sessions.busy || deletion.busy,
  };
}
