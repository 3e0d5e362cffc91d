import { useState } from 'react';
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.ts';

type Session = { readonly scheduledSessionId: string; readonly totalDuration: number };

/** The form of a session: every change is kept on the device at once. */
export function useDraft({ scheduledSessionId, totalDuration }: Session) {
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(scheduledSessionId) ?? emptyDraft(totalDuration),
  );
  return {
    draft,
    change: (changes: Partial<Draft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      keepDraft(scheduledSessionId, next);
    },
    reset: setDraft,
  };
}
