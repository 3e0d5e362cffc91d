import type { Stats } from '#contract/progress-schemas.ts';
import { whyNoStreak } from '#domain/progress/streak.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';

/** Says why a golfer who trains has no streak. Renders nothing otherwise. */
export function StreakNote({ stats }: { readonly stats: Stats }) {
  const { t } = useTranslation('ui');
  const why = whyNoStreak(stats, useToday());
  return why && <p className="small muted">{t(`streak.${why}`)}</p>;
}
