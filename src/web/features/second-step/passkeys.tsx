import '#web/ui/device-row.css';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type Passkey, secondStep } from '#contract/second-step.ts';
import { mostPasskeys } from '#domain/second-step/passkey.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { passkeyFault } from '#web/platform/browser/passkeys.ts';
import { useDates } from '#web/platform/dates.ts';
import { useActionForm } from '#web/platform/form/use-action-form.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ProofSheet, useProof } from './proof-sheet.tsx';

/** With the code for WebAuthn. */
const AddPasskey = lazily(() => import('./add-passkey.tsx'), 'AddPasskey', 'waits');

/** Lists the golfer's passkeys. They are added and removed here; without https, it says why none can be added. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useTranslation('second-step');
  const [isAdding, setAdding] = useState(false);
  const fault = passkeyFault();
  const isFull = passkeys.length >= mostPasskeys;
  return (
    <div className="stack">
      <h3 className="row-title">{t('passkey.title')}</h3>
      <p className="muted prose">{t('passkey.text')}</p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {fault !== null ? (
        <p className="sand-note">{t(`passkey.${fault}`)}</p>
      ) : isFull ? (
        <p className="muted">{t('passkey.full', { count: mostPasskeys })}</p>
      ) : (
        <div>
          <Button
            variant="outline"
            onClick={() => void AddPasskey.preload().then(() => setAdding(true))}
          >
            {t('passkey.add')}
          </Button>
        </div>
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt } }: { readonly passkey: Passkey }) {
  const { t } = useTranslation('second-step');
  const dates = useDates();
  const dayOf = useDayOf();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="list-row device-row">
      <KeyRound className="icon" aria-hidden />
      <div>
        <p className="row-title">{name}</p>
        <p className="row-text">{t('passkey.made', { day: dates.full(dayOf(createdAt)) })}</p>
      </div>
      <Button
        variant="text"
        aria-label={t('passkey.removeOf', { name })}
        onClick={() => setRemoving(true)}
      >
        {t('passkey.remove')}
      </Button>
      {isRemoving && <RemovePasskey {...{ id, name }} onClose={() => setRemoving(false)} />}
    </li>
  );
}

type RemovePasskeyProps = Pick<Passkey, 'id' | 'name'> & { readonly onClose: () => void };

function RemovePasskey({ id, name, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('second-step');
  const { input, ...proof } = useProof();
  const form = useActionForm(secondStep.removePasskey, {
    ...proof,
    input: (values) => ({ params: { id }, ...input(values) }),
    success: { title: t('passkey.removed') },
    onSent: onClose,
  });
  return (
    <ProofSheet
      {...{ form, onClose }}
      title={t('passkey.removeOf', { name })}
      text={t('passkey.removeText')}
      submit={t('passkey.remove')}
      variant="danger"
    />
  );
}
