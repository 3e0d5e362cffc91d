import { useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type Draft, readWithdrawn } from './draft.ts';

type WithdrawnOfferProps = {
  readonly scheduledSessionId: string;
  readonly onTake: (withdrawn: Draft) => void;
};

/** Offers to reuse the completion of a session from before it was reopened. */
export function WithdrawnOffer({ scheduledSessionId, onTake }: WithdrawnOfferProps) {
  const { t } = useTranslation('training');
  const [withdrawn] = useState(() => readWithdrawn(scheduledSessionId));
  const [taken, setTaken] = useState(false);
  if (!withdrawn) return null;
  const { rating, duration } = withdrawn;
  return (
    <section className="sand-note between is-middle" aria-label={t('complete.withdrawn.label')}>
      <p className="small">{t('complete.withdrawn.text', { rating, minutes: duration })}</p>
      <Button
        variant="outline"
        size="slim"
        // Not `disabled`, so that the button keeps the focus.
        aria-disabled={taken}
        onClick={() => {
          if (taken) return;
          onTake(withdrawn);
          setTaken(true);
        }}
      >
        {t(taken ? 'complete.withdrawn.taken' : 'complete.withdrawn.take')}
      </Button>
    </section>
  );
}
