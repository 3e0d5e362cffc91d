import type { SkillTestResults } from '#contract/progress.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useToday } from '#web/platform/session/today.ts';

type Change = NonNullable<SkillTestResults['change']>;

/** Formats the results of skill tests. */
export function useSkillTexts() {
  const { t, language } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const { rounded: points, signed } = useNumbers();
  /** A level in whole strokes, written like a handicap: with a plus if better than scratch. */
  const level = (handicap: number) =>
    `${Math.round(handicap) < 0 ? '+' : ''}${points(Math.abs(Math.round(handicap)))}`;
  return {
    points,
    level,
    /** Whole strokes against a handicap, such as -3 and +4. */
    signed: ({ worst, best }: { readonly worst: number; readonly best: number }) => ({
      worst: signed(Math.round(worst)),
      best: signed(Math.round(best)),
    }),
    handicap: (handicap: number) => formatHandicap(handicap, language),
    day: (date: string) => dates.short(date, today),
    /** Says whether the skill improved. If that is uncertain, says how many more points would show it. */
    change: ({ verdict, baseline, now, needed }: Change) =>
      verdict === 'not_sure'
        ? t('skills.notSure', { count: Math.max(1, Math.ceil(baseline + needed - now)) })
        : t(`skills.${verdict}`, { now: points(now), baseline: points(baseline) }),
  };
}
