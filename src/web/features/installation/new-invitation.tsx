import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { installation } from '#contract/installation.ts';
import { invitationDays, usualInvitation } from '#domain/installation/joining.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { InvitationLink } from './invitation-link.tsx';

type Made = { readonly url: string; readonly mailedTo: string | null };

/** Makes an invitation link and shows it, which is possible only once. */
export function NewInvitation() {
  const { t } = useTranslation('installation');
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
        {t('invite.action')}
      </Button>
      {isOpen && made === null && <InvitationForm onClose={close} onMade={setMade} />}
      {made !== null && (
        <Sheet
          open
          onOpenChange={close}
          title={t('invite.made')}
          foot={
            <Button wide onClick={close}>
              {t('invite.done')}
            </Button>
          }
        >
          <p className="muted">{t('invite.once')}</p>
          {made.mailedTo !== null && <p>{t('invite.mailed', { email: made.mailedTo })}</p>}
          <InvitationLink url={made.url} />
        </Sheet>
      )}
    </div>
  );
}

type InvitationFormProps = {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
};

function InvitationForm({ onClose, onMade }: InvitationFormProps) {
  const { t } = useTranslation('installation');
  const { days: usualDays, uses: usualUses } = usualInvitation;
  const { form, errors, submit, unsaved, action } = useActionForm(installation.invite, {
    defaultValues: { email: '', days: String(usualDays), uses: String(usualUses) },
    // The values of a form are text.
    input: ({ email, days, uses }) => ({
      body: {
        ...(email.trim() !== '' && { email }),
        days: invitationDays.find((one) => String(one) === days) ?? usualDays,
        uses: email.trim() === '' ? Number(uses) : 1,
      },
    }),
    onSent: ({ url, email, isMailed }) => onMade({ url, mailedTo: isMailed ? email : null }),
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('invite.title')}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('invite.submit')}
        </Button>
      }
    >
      <FormField
        control={form.control}
        name="email"
        label={<OptionalLabel>{t('invite.email')}</OptionalLabel>}
        hint={t('invite.emailHint')}
      >
        {(field) => <TextInput {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="days" label={t('invite.days')}>
        {(field) => (
          <Select
            {...field}
            options={invitationDays.map((count) => ({
              value: String(count),
              label: t('invite.dayCount', { count }),
            }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="uses" label={t('invite.uses')}>
        {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
      </FormField>
      {errors.root && <p role="alert">{errors.root.message}</p>}
    </Sheet>
  );
}
