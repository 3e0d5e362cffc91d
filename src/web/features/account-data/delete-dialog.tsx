import './delete-dialog.css';
import { Download, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { accountData } from '#contract/account-data.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { clearQueries } from '#web/platform/persisted-queries/clear-queries.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { type DialogState, Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { LastSheet } from './last-sheet.tsx';
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
  if (action.answer) return <ClosedDialog deleteAfter={action.answer.deleteAfter} />;
  return (
    <Sheet
      {...{ open, onOpenChange }}
      title={t('deletion.title')}
      onSubmit={submit}
      foot={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('deletion.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={!isConfirmed}
            busy={action.busy}
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

/** Shows the date until which the account can be restored. */
function ClosedDialog({ deleteAfter }: { readonly deleteAfter: string }) {
  const { t } = useTranslation('account-data');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const day = dates.full(todayIn(timeZone, Temporal.Instant.from(deleteAfter)));
  return (
    <LastSheet title={t('deletion.done.title')} action={t('deletion.done.action')}>
      <p role="status">{t('deletion.done.text', { day })}</p>
    </LastSheet>
  );
}

/** Keeps the typed values when the request fails. */
const useDeletion = () =>
  useActionForm(accountData.requestDeletion, {
    defaultValues: { email: '', password: '' },
    input: ({ email, password }) => ({
      body: { email, ...(password !== '' && { password }) },
    }),
    // The session is over: reads that are refused from now on must not lead away from the dialog.
    onSuccess: () => void clearQueries(),
  });
