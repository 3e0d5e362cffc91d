import { loadCode } from '#web/platform/loading/load-code.ts';
import { useAskFirst } from './use-ask-first.ts';

type Input = { readonly params: { readonly scheduledSessionId: string } };
type Reopening = { readonly busy: boolean; readonly send: (input: Input) => void };

/** Makes the reopening of a completed session ask first if friends would lose something by it. */
export function useReopenQuestion(reopening: Reopening, isCompleted: boolean) {
  const ask = (input: Input) =>
    loadCode(() => import('../over-screens.bundle.ts')).then(({ reopenQuestionOf }) =>
      reopenQuestionOf(input.params.scheduledSessionId, { reopen: () => reopening.send(input) }),
    );
  return useAskFirst(reopening, isCompleted ? ask : null);
}
