import './delete-dialog.css';
import { Download, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { accountData } from '#contract/account-data.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { clearQueries } from '#web/platform/persisted-queries/clear-queries.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { hrefOf } from '#web/router/addresses.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DialogState } from '#web/ui/dialog-state.ts';
import { Fault } from '#web/ui/fault.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { useExport } from './use-export.ts';

type DeleteDialogProps = DialogState & {
  readonly exporting: ReturnType<typeof useExport>;
};

/** Deletes the account. The golfer must type its email address first, so a stray tap cannot delete it. */
export function DeleteDialog({ open, onOpenChange, exporting }: DeleteDialogProps) {
  const { t } = useTranslation('account-data');
  const { email } = useGolfer();
  const { form, errors, submit, action } = useDeletion();
  const typed = useWatch({ control: form.control, name: 'email' });
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={t('deletion.title')}
      onSubmit={submit}
      unsaved={false}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('deletion.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isConfirmed}
            busy={action.busy || action.done}
            busyText={t('busy')}
          >
            {t('deletion.title')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.lead')}</p>
      <ul className="stack-small lost-data">
        {(['sessions', 'rewards', 'profile'] as const).map((what) => (
          <li key={what}>
            <X className="icon icon-small" aria-hidden />
            {t(`deletion.${what}`)}
          </li>
        ))}
      </ul>
      <div className="list-row sand export-first">
        <Download className="icon" aria-hidden />
        <div>
          {t('deletion.copy')}
          <button
            type="button"
            className="inline-link"
            aria-busy={exporting.busy}
            onClick={exporting.start}
          >
            {exporting.busy ? t('busy') : t('deletion.first')}
          </button>
        </div>
      </div>
      <FormField control={form.control} name="email" label={t('deletion.email')} hint={email}>
        {(field) => (
          <TextInput {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </FormField>
      <AccountName email={email} />
      <FormField control={form.control} name="password" label={t('deletion.password')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      {errors.root && <Fault>{errors.root.message}</Fault>}
    </Sheet>
  );
}

/**
 * Keeps the typed values when the request fails. Afterwards the session is over, so the page is left at once, for the
 * sign-in screen, which shows until when signing in keeps the account.
 */
function useDeletion() {
  const { timeZone } = useGolfer();
  return useActionForm(accountData.requestDeletion, {
    defaultValues: { email: '', password: '' },
    input: ({ email, password }) => ({
      body: { email, ...(password !== '' && { password }) },
    }),
    onSuccess: ({ deleteAfter }) => {
      const closed = todayIn(timeZone, Temporal.Instant.from(deleteAfter));
      void clearQueries();
      location.assign(hrefOf({ to: '/sign-in', search: { closed } }));
    },
  });
}
