import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import { secondStep } from '#contract/second-step.ts';
import { passkeyNameLength } from '#domain/second-step/passkey.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ProofSheet, useProof } from './proof-sheet.tsx';

type Closing = { readonly onClose: () => void };
type Options = ResponseOf<typeof secondStep.startPasskey>;
type Made = BodyOf<typeof secondStep.addPasskey>['credential'];

/** Adds a passkey: the password, then what the browser asks, then a name for it. */
export function AddPasskey({ onClose }: Closing) {
  const { t } = useTranslation('second-step');
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const askBrowser = async (optionsJSON: Options) => {
    setAsking(true);
    setFault(null);
    try {
      setMade(await startRegistration({ optionsJSON }));
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'InvalidStateError') setFault(t('passkey.known'));
      // The page is open at another address than the one that the server names.
      else if (name === 'SecurityError')
        setFault(t('passkey.elsewhere', { host: optionsJSON.rp.id }));
      else setFault(t('passkey.canceled'));
    }
    setAsking(false);
  };
  const form = useActionForm(secondStep.startPasskey, {
    ...useProof(),
    onSent: (options) => void askBrowser(options),
  });
  if (made !== null) return <NamePasskey {...{ made, onClose }} />;
  return (
    <ProofSheet
      form={{ ...form, action: { busy: form.action.busy || isAsking } }}
      {...{ fault, onClose }}
      title={t('passkey.add')}
      text={t('passkey.addText')}
      submit={t('setUp.next')}
    />
  );
}

function NamePasskey({ made, onClose }: Closing & { readonly made: Made }) {
  const { t } = useTranslation('second-step');
  const { form, submit, errors, action } = useActionForm(secondStep.addPasskey, {
    defaultValues: { name: '' },
    input: ({ name }) => ({ body: { name, credential: made } }),
    success: { title: t('passkey.added') },
    onSent: onClose,
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('passkey.add')}
      onSubmit={submit}
      unsaved
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('passkey.save')}
        </Button>
      }
    >
      <FormField
        control={form.control}
        name="name"
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
      >
        {(field) => <TextInput {...field} maxLength={passkeyNameLength} autoComplete="off" />}
      </FormField>
      {errors.root && <Fault>{errors.root.message}</Fault>}
    </Sheet>
  );
}
