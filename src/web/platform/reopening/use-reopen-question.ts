import { type ReactNode, useState } from 'react';
import { fetchCode } from '../fetch-code.ts';
import { loadOverScreens } from '../load-over-screens.ts';

type Input = { readonly params: { readonly scheduledSessionId: string } };
type Reopening = { readonly busy: boolean; readonly send: (input: Input) => void };

/**
 * Makes the reopening of a completed session ask first if friends would lose something by it. It does not ask if what
 * they lose is not known, as without a connection. Render `question` anywhere.
 */
export function useReopenQuestion({ busy, send }: Reopening, isCompleted: boolean) {
  /** True while it is not known whether to ask. */
  const [question, setQuestion] = useState<ReactNode>(null);
  const ask = async (input: Input) => {
    setQuestion(true);
    const asked = await fetchCode(loadOverScreens)
      .then(({ questionOf }) => questionOf(input.params.scheduledSessionId, () => send(input)))
      .catch(() => null);
    setQuestion(asked);
    if (asked === null) send(input);
  };
  return { busy: busy || question === true, send: isCompleted ? ask : send, question };
}
