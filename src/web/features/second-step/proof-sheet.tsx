import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Control } from 'react-hook-form';
import { accounts } from '#contract/accounts.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useGolfer } from '#web/platform/session/user.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { CloseSheet, Sheet } from '#web/ui/sheet.tsx';

/** The values of a form that asks for nothing but the password. */
export type Proof = { readonly currentPassword: string };

/** Whether the golfer has a password that has to be typed before something is changed here. */
const useHasPassword = (): boolean =>
  useQuery(query(accounts.signInMethods)).data?.hasPassword ?? true;

/** The options of a form in a `ProofSheet`. */
export function useProof() {
  const { t } = useTranslation('accounts');
  const hasPassword = useHasPassword();
  const missing = t('faults.password');
  return {
    defaultValues: { currentPassword: '' } as Proof,
    input: ({ currentPassword }: Proof) => ({
      body: currentPassword === '' ? {} : { currentPassword },
    }),
    faults: ({ currentPassword }: Proof) =>
      hasPassword && currentPassword === '' ? { currentPassword: missing } : {},
  };
}

type ProofSheetProps = {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly variant?: ButtonVariant;
  readonly form: {
    readonly form: { readonly control: Control<Proof> };
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly errors: { readonly root?: { readonly message?: string } };
    readonly action: { readonly busy: boolean };
  };
  readonly onClose: () => void;
  /** Why what followed failed. */
  readonly fault?: string | null;
};

/** Asks for the password, if the golfer has one, before something is changed that protects the account. */
export function ProofSheet(props: ProofSheetProps) {
  const { title, text, submit, variant, form, onClose, fault } = props;
  const { t } = useTranslation('settings');
  const { t: accountText } = useTranslation('accounts');
  const { t: ui } = useTranslation('ui');
  const { email } = useGolfer();
  const hasPassword = useHasPassword();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={title}
      onSubmit={form.submit}
      unsaved={false}
      foot={
        <>
          <CloseSheet>
            <Button variant="outline" disabled={form.action.busy}>
              {ui('cancel')}
            </Button>
          </CloseSheet>
          <Button
            type="submit"
            variant={variant}
            busy={form.action.busy}
            busyText={accountText('busy')}
          >
            {submit}
          </Button>
        </>
      }
    >
      <p className="muted">{text}</p>
      {hasPassword && (
        <>
          <AccountName email={email} />
          <FormField
            control={form.form.control}
            name="currentPassword"
            label={t('signIn.currentPassword')}
          >
            {(field) => <PasswordInput {...field} autoComplete="current-password" />}
          </FormField>
        </>
      )}
      {form.errors.root && <Fault>{form.errors.root.message}</Fault>}
      {fault && <Fault>{fault}</Fault>}
    </Sheet>
  );
}
