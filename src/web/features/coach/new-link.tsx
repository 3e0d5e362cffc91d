import { useState } from 'react';
import { coach } from '#contract/coach.ts';
import { coachLinkDays, coachTextLength, usualCoachLinkDays } from '#domain/coach/coach-link.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Made = { readonly name: string; readonly url: string };

/** Creates a link and shows its address, which cannot be read again after the sheet is closed. */
export function NewLink() {
  const { t } = useTranslation('coach');
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const open = () => {
    setMade(null);
    setOpen(true);
  };
  return (
    <div>
      <Button variant="outline" onClick={open}>
        {t('new.action')}
      </Button>
      {made === null ? (
        isOpen && <LinkForm onClose={() => setOpen(false)} onMade={setMade} />
      ) : (
        <Sheet
          open={isOpen}
          onOpenChange={setOpen}
          title={t('new.made', { name: made.name })}
          foot={
            <Button wide onClick={() => setOpen(false)}>
              {t('new.done')}
            </Button>
          }
        >
          <p className="muted">{t('new.once')}</p>
          <CopyField label={t('new.address')} text={made.url} />
        </Sheet>
      )}
    </div>
  );
}

type LinkFormProps = {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
};

function LinkForm({ onClose, onMade }: LinkFormProps) {
  const { t } = useTranslation('coach');
  const { form, submit, unsaved, action } = useActionForm(coach.createLink, {
    defaultValues: { name: '', days: String(usualCoachLinkDays) },
    // A select's value is text.
    input: ({ name, days }) => ({
      body: { name, days: coachLinkDays.find((one) => String(one) === days) ?? usualCoachLinkDays },
    }),
    onSent: ({ link, url }) => onMade({ name: link.name, url }),
  });
  const { root } = form.formState.errors;
  const days = coachLinkDays.map((count) => ({
    value: String(count),
    label: t('new.dayCount', { count }),
  }));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('new.title')}
      onSubmit={submit}
      unsaved={unsaved}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('new.make')}
        </Button>
      }
    >
      <FormField control={form.control} name="name" label={t('new.name')}>
        {(field) => <TextInput {...field} maxLength={coachTextLength.name} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="days" label={t('new.days')}>
        {(field) => <Select {...field} options={days} />}
      </FormField>
      {root && <p role="alert">{root.message}</p>}
    </Sheet>
  );
}
