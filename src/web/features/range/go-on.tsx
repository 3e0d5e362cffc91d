import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { Link } from '#web/router/link.tsx';
import { useStartedAt } from './use-started-at.ts';

type GoOnProps = {
  readonly scheduledSessionId: string;
  /** How many drills the session has. */
  readonly total: number;
  /** What a session that has not been started shows instead. */
  readonly children: ReactNode;
};

/** The way back into a session that has been started. */
export function GoOn({ scheduledSessionId, total, children }: GoOnProps) {
  const number = useStartedAt(scheduledSessionId, total);
  const hasWords = useWords(number !== null);
  if (number === null || !hasWords) return children;
  return (
    <Link
      className="button button-primary button-tall"
      to="/my-schedule/session/$scheduledSessionId/train"
      params={{ scheduledSessionId }}
    >
      <GoOnWords number={number} total={total} />
    </Link>
  );
}

/** Whether the texts of range mode are here: a screen of another feature fetches them when it needs them. */
function useWords(needed: boolean): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!needed) return;
    loadTexts('range').then(
      () => setHere(true),
      // Without a network the screen does without them.
      () => setHere(false),
    );
  }, [needed]);
  return here;
}

type GoOnWordsProps = {
  /** Of the drill at which it goes on, from 1; 0 when only the form is left. */
  readonly number: number;
  readonly total: number;
};

export function GoOnWords({ number, total }: GoOnWordsProps) {
  const { t } = useTranslation('range');
  return number === 0 ? t('start.finish') : t('start.goOn', { number, total });
}
