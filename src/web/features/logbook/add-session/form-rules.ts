import {
  extraLimits,
  highestScore,
  isLoggable,
  mostPracticeMinutes,
} from '#domain/logbook/logbook.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Issue } from '#web/platform/form/contract-resolver.ts';
import { useToday } from '#web/platform/session/today.ts';
import { extras, type RoundValues } from './round-values.ts';

/** Rejects dates more than a year ahead. */
function useLaterFault() {
  const { t } = useTranslation('logbook');
  const today = useToday();
  return ({ sessionDate }: { readonly sessionDate: string }) => ({
    sessionDate: isLoggable(sessionDate, today) ? undefined : t('faults.later'),
  });
}

const tooBig = ({ code }: Issue) => code === 'too_big';

/** The sentences for faults in the practice form, and the rules that are not in the contract. */
export function usePracticeRules() {
  const { t } = useTranslation('logbook');
  return {
    texts: {
      title: t('faults.title'),
      duration: (issue: Issue) =>
        tooBig(issue) ? t('faults.tooLong', { most: mostPracticeMinutes }) : t('faults.duration'),
      sessionDate: t('faults.date'),
    },
    faults: useLaterFault(),
  };
}

/** The sentences for faults in the round form, and the rules that are not in the contract. */
export function useRoundRules() {
  const { t } = useTranslation('logbook');
  const count = (issue: Issue, { holes }: RoundValues) =>
    tooBig(issue) || issue.code === 'custom'
      ? t('faults.count', { holes })
      : t('faults.range', { min: 0, max: holes });
  const ranges = extras.map((extra) => [extra, t('faults.range', extraLimits[extra])]);
  return {
    texts: {
      name: t('faults.name'),
      totalScore: (issue: Issue, values: RoundValues) => {
        const range = t('faults.range', { min: 1, max: highestScore(values) });
        if (tooBig(issue) || values.totalScore < 0) return range;
        // A score that the holes contradict is there, but wrong.
        return issue.code === 'custom' ? issue.message : t('faults.score');
      },
      fairwaysHit: count,
      greensInRegulation: count,
      sessionDate: t('faults.date'),
      ...Object.fromEntries(ranges),
    },
    faults: useLaterFault(),
  };
}
