import '#web/ui/device-row.css';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { accounts } from '#contract/accounts.ts';
import { secondStep } from '#contract/second-step.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProofSheet, useProof } from './proof-sheet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpCodes } from './set-up-codes.tsx';

const stepQuery = query(secondStep.read);
const optionsQuery = query(accounts.signInOptions);

/** What the golfer has set up so that a password alone opens nothing. */
export function SecondStep() {
  const { t } = useTranslation('second-step');
  const { data: step, error } = useQuery(stepQuery);
  const { data: options } = useQuery(optionsQuery);
  const [open, setOpen] = useState<'setUp' | 'renewal' | 'turnOff' | null>(null);
  const onClose = () => setOpen(null);
  const provider = options?.provider;
  return (
    <section className="stack">
      <SectionHead title={t('card.title')} />
      <p className="muted prose">{t('card.text')}</p>
      {provider && <p className="muted prose">{t('card.provider', { provider })}</p>}
      {error && <p role="alert">{errorText(error)}</p>}
      {step && (
        <ul>
          <li className="list-row device-row">
            <Smartphone className="icon" aria-hidden />
            <div>
              <p className="row-title">{t('card.codes')}</p>
              <p className="row-text">
                {step.codes ? t('card.on', { count: step.recoveryCodesLeft }) : t('card.off')}
              </p>
            </div>
            <Button
              variant={step.codes ? 'text' : 'outline'}
              aria-label={t(step.codes ? 'turnOff.title' : 'setUp.title')}
              onClick={() => setOpen(step.codes ? 'turnOff' : 'setUp')}
            >
              {t(step.codes ? 'turnOff.action' : 'setUp.action')}
            </Button>
          </li>
        </ul>
      )}
      {step?.codes && (
        <div>
          <Button variant="outline" onClick={() => setOpen('renewal')}>
            {t('renewal.action')}
          </Button>
        </div>
      )}
      {step && <Passkeys passkeys={step.passkeys} />}
      {open === 'setUp' && <SetUpCodes onClose={onClose} />}
      {open === 'renewal' && <RenewCodes onClose={onClose} />}
      {open === 'turnOff' && <TurnOff onClose={onClose} />}
    </section>
  );
}

type Closing = { readonly onClose: () => void };

/** Replaces the recovery codes and shows the new ones. */
function RenewCodes({ onClose }: Closing) {
  const { t } = useTranslation('second-step');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useActionForm(secondStep.renewRecoveryCodes, {
    ...useProof(),
    onSent: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes !== null) return <RecoveryCodes {...{ codes, onClose }} />;
  return (
    <ProofSheet
      {...{ form, onClose }}
      title={t('renewal.action')}
      text={t('renewal.text')}
      submit={t('renewal.submit')}
    />
  );
}

function TurnOff({ onClose }: Closing) {
  const { t } = useTranslation('second-step');
  const form = useActionForm(secondStep.turnOffCodes, {
    ...useProof(),
    success: { title: t('turnOff.done') },
    onSent: onClose,
  });
  return (
    <ProofSheet
      {...{ form, onClose }}
      title={t('turnOff.title')}
      text={t('turnOff.text')}
      submit={t('turnOff.submit')}
      variant="danger"
    />
  );
}
