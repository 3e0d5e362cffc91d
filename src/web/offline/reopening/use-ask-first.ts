import { type ReactNode, useState } from 'react';

type Action<Input> = { readonly busy: boolean; readonly send: (input: Input) => void };

/** Returns the question to show before the action, or null if there is nothing to ask. */
type Ask<Input> = (input: Input) => Promise<ReactNode>;

/**
 * Makes an action ask first. It is taken at once if there is nothing to ask, or if that is not known, as without a
 * connection. Render `question` anywhere; it takes the action itself.
 */
export function useAskFirst<Input>(
  { busy, send }: Action<Input>,
  ask: Ask<Input> | null,
): Action<Input> & { readonly question: ReactNode } {
  /** True while it is not known whether to ask. */
  const [question, setQuestion] = useState<ReactNode>(null);
  const askFirst = async (input: Input) => {
    setQuestion(true);
    const asked = await ask?.(input).catch(() => null);
    setQuestion(asked);
    return asked ?? send(input);
  };
  return {
    busy: busy || question === true,
    send: ask ? (input) => void askFirst(input) : send,
    question,
  };
}
