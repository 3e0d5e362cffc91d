import type { TrainingDay } from '#contract/progress.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Minutes } from './minutes.tsx';
import { HeroStat, ProgressHero } from './progress-hero.tsx';
import { WeekBars } from './week-bars.tsx';

type PracticeHeroProps = {
  readonly stats: Stats;
  /** Oldest first. */
  readonly days: readonly TrainingDay[];
};

/** The time that the golfer has trained, in all and by week. */
export function PracticeHero({ stats, days: trained }: PracticeHeroProps) {
  const { t } = useTranslation('progress');
  const { totalMinutesTraining, totalSessionsCompleted: sessions, currentStreak: days } = stats;
  return (
    <ProgressHero
      label={t('stats.time')}
      figure={
        <p className="number number-huge">
          <Minutes minutes={totalMinutesTraining} />
        </p>
      }
      stats={
        <dl>
          <HeroStat name={t('stats.sessions')}>{sessions}</HeroStat>
          <HeroStat name={t('stats.streak')}>
            {days} <small>{t('stats.days', { count: days })}</small>
          </HeroStat>
        </dl>
      }
    >
      <WeekBars days={trained} />
    </ProgressHero>
  );
}
