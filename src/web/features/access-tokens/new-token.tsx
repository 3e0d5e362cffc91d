import { useState } from 'react';
import { accessTokens } from '#contract/access-tokens.ts';
import {
  type TokenDays,
  type TokenScope,
  tokenDays,
  tokenNameLength,
  tokenScopes,
} from '#domain/access-tokens/access-token.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type Made = { readonly name: string; readonly token: string };

/** Creates a token and shows it, which cannot be read again after the sheet is closed. */
export function NewToken() {
  const { t } = useTranslation('access-tokens');
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
        isOpen && <TokenForm onClose={() => setOpen(false)} onMade={setMade} />
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
          <CopyField label={t('new.token')} text={made.token} />
        </Sheet>
      )}
    </div>
  );
}

/** The choice for a token without an end; the value of a select is text. */
const endless = 'endless';
const usualDays: TokenDays = 90;

type TokenFormProps = {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
};

function TokenForm({ onClose, onMade }: TokenFormProps) {
  const { t } = useTranslation('access-tokens');
  const usualScope: TokenScope = 'read';
  const { form, submit, unsaved, action } = useActionForm(accessTokens.create, {
    defaultValues: { name: '', scope: usualScope, days: String(usualDays) },
    input: ({ name, scope, days }) => ({
      body: { name, scope, days: tokenDays.find((one) => String(one) === days) ?? null },
    }),
    onSent: ({ accessToken, token }) => onMade({ name: accessToken.name, token }),
  });
  const { root } = form.formState.errors;
  const scopes = tokenScopes.map((value) => ({ value, label: t(`scope.${value}`) }));
  const days = [
    ...tokenDays.map((count) => ({ value: String(count), label: t('new.dayCount', { count }) })),
    { value: endless, label: t('new.endless') },
  ];
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
        {(field) => <TextInput {...field} maxLength={tokenNameLength} autoComplete="off" />}
      </FormField>
      <FormField control={form.control} name="scope" label={t('new.scope')}>
        {(field) => <Select {...field} options={scopes} />}
      </FormField>
      <FormField control={form.control} name="days" label={t('new.days')}>
        {(field) => <Select {...field} options={days} />}
      </FormField>
      {root && <p role="alert">{root.message}</p>}
    </Sheet>
  );
}
