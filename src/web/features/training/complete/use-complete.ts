import { useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { changedWithPlan, training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useSendOnce } from '#web/platform/api/send-once.ts';
import { celebrate } from '#web/platform/celebration.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { rememberSession } from '../session/remember-session.ts';
import { serverWords } from '../session/server-words.ts';
import { dropDraft } from './draft.ts';

/** What the server answers to a completed session. */
export type Completed = ResponseOf<typeof training.complete>;

type Completing = {
  readonly scheduledSessionId: string;
  /** True where a failure is told in the server's words. */
  readonly tellsServerWords: boolean;
  /** False where the screen itself shows what was earned. */
  readonly tellsEarned: boolean;
  readonly onCompleted: (answer: Completed) => void;
};

/** Sends a completion once, however often it is pressed, and tells how it ended. */
export function useComplete(completing: Completing) {
  const { scheduledSessionId, tellsServerWords, tellsEarned, onCompleted } = completing;
  const { t } = useTranslation('training');
  const client = useQueryClient();
  const tellCompleted = ({ effects, programCompleted, isLastSession }: Completed) => {
    const last = programCompleted || isLastSession;
    const description = [
      last && t('toasts.completed'),
      tellsEarned &&
        t('toasts.earned', { xp: effects.xpEarned, count: effects.stats?.currentStreak ?? 0 }),
    ]
      .filter(Boolean)
      .join(' ');
    toast({
      title: t(last ? 'toasts.programCompleted' : 'toasts.completed'),
      ...(description && { description }),
    });
  };

  return useSendOnce(training.complete, {
    refresh: changedWithPlan,
    onSuccess: (answer) => {
      dropDraft(scheduledSessionId);
      rememberSession(client, answer.scheduledSession, answer.completion);
      tellCompleted(answer);
      onCompleted(answer);
      celebrate(answer.effects.unlockedAchievements);
    },
    onError: (error) => {
      const told = tellsServerWords ? serverWords(error) : null;
      toast({
        title: t('toasts.error'),
        description: told ?? t('toasts.completeFailed'),
        variant: 'destructive',
      });
    },
  });
}
