import type { Stats } from '#contract/progress-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Minutes } from './minutes.tsx';
import { HeroStat, ProgressHero } from './progress-hero.tsx';

/** The time that the golfer has trained. */
export function PracticeHero({ stats }: { stats: Stats }) {
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
      {null}
    </ProgressHero>
  );
}
