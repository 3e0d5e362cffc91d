import { useState } from 'react';
import { secondStep } from '#contract/second-step.ts';
import { longestTypedCode } from '#domain/second-step/code.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Fault } from '#web/ui/fault.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ProofSheet, useProof } from './proof-sheet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { readonly uri: string; readonly secret: string };
type Closing = { readonly onClose: () => void };

/** Turns one-time codes on: the password, then the first code from the golfer's app, then the recovery codes. */
export function SetUpCodes({ onClose }: Closing) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes {...{ codes, onClose }} />;
  if (secret !== null) return <FirstCode {...{ secret, onClose }} onConfirmed={setCodes} />;
  return <Start onClose={onClose} onStarted={setSecret} />;
}

function Start({ onClose, onStarted }: Closing & { readonly onStarted: (made: Secret) => void }) {
  const { t } = useTranslation('second-step');
  const form = useActionForm(secondStep.startCodes, { ...useProof(), onSent: onStarted });
  return (
    <ProofSheet
      {...{ form, onClose }}
      title={t('setUp.title')}
      text={t('setUp.text')}
      submit={t('setUp.next')}
    />
  );
}

type FirstCodeProps = Closing & {
  readonly secret: Secret;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

function FirstCode({ secret: { uri, secret }, onClose, onConfirmed }: FirstCodeProps) {
  const { t } = useTranslation('second-step');
  const { form, submit, errors, action } = useActionForm(secondStep.confirmCodes, {
    defaultValues: { code: '' },
    input: (body) => ({ body }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('setUp.title')}
      onSubmit={submit}
      unsaved={false}
      foot={
        <Button type="submit" busy={action.busy} wide>
          {t('setUp.confirm')}
        </Button>
      }
    >
      <p className="muted">{t('setUp.scan')}</p>
      <QrCode text={uri} label={t('setUp.qr')} />
      <CopyField label={t('setUp.key')} text={inFours(secret)} />
      <FormField control={form.control} name="code" label={t('setUp.code')}>
        {(field) => (
          <TextInput
            {...field}
            maxLength={longestTypedCode}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
      </FormField>
      {errors.root && <Fault>{errors.root.message}</Fault>}
    </Sheet>
  );
}

/** Easier to type from one screen into another. Apps ignore the spaces. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';
