import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { nameLength } from '#contract/accounts-schemas.ts';
import { type PasswordLink, users } from '#contract/users.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PasswordLinkSheet } from './password-link-sheet.tsx';

type Made = { readonly name: string; readonly link: PasswordLink; readonly mailedTo?: string };

/** Creates an account and shows the link with which its golfer chooses a password. */
export function NewAccount() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const close = () => {
    setOpen(false);
    setMade(null);
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserPlus className="icon icon-small" aria-hidden />
        {t('accounts.create.button')}
      </Button>
      {isOpen && made === null && <AccountForm onClose={close} onMade={setMade} />}
      {made !== null && <PasswordLinkSheet {...made} onClose={close} />}
    </div>
  );
}

type AccountFormProps = {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
};

function AccountForm({ onClose, onMade }: AccountFormProps) {
  const { t } = useTranslation('admin');
  const { form, errors, submit, unsaved, action } = useActionForm(users.create, {
    defaultValues: { name: '', email: '' },
    input: (body) => ({ body }),
    refusals: { email_taken: { field: 'email' } },
    onSent: (link, { name, email }) =>
      onMade({ name, link, ...(link.isMailed && { mailedTo: email.trim() }) }),
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('accounts.create.title')}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('accounts.create.submit')}
        </Button>
      }
    >
      <p className="muted">{t('accounts.create.text')}</p>
      <FormField control={form.control} name="name" label={t('accounts.create.fullName')}>
        {(field) => <TextInput {...field} maxLength={nameLength.whole} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="email" label={t('accounts.create.email')}>
        {(field) => <TextInput {...field} type="email" autoComplete="off" />}
      </FormField>
      {errors.root && <p role="alert">{errors.root.message}</p>}
    </Sheet>
  );
}
