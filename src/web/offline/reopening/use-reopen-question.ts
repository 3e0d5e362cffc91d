import { fetchCode } from '#web/platform/loading/fetch-code.ts';
import { loadOverScreens } from '../load-over-screens.ts';
import { useAskFirst } from './use-ask-first.ts';

type Input = { readonly params: { readonly scheduledSessionId: string } };
type Reopening = { readonly busy: boolean; readonly send: (input: Input) => void };

/** Makes the reopening of a completed session ask first if friends would lose something by it. */
export function useReopenQuestion(reopening: Reopening, isCompleted: boolean) {
  const ask = (input: Input) =>
    fetchCode(loadOverScreens).then(({ reopenQuestionOf }) =>
      reopenQuestionOf(input.params.scheduledSessionId, { reopen: () => reopening.send(input) }),
    );
  return useAskFirst(reopening, isCompleted ? ask : null);
}
