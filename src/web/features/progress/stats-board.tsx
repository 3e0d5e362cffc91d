import './stats-board.css';
import type { Stats } from '#contract/progress-schemas.ts';
import { levelOf, levelProgress, xpToNextLevel } from '#domain/progress/xp.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const minutesPerHour = 60;

function Time({ minutes }: { minutes: number }) {
  const { t, language } = useTranslation('progress');
  const write = new Intl.NumberFormat(language).format;
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  if (hours === 0)
    return (
      <dd>
        {rest}
        <small>{t('stats.minutes')}</small>
      </dd>
    );
  return (
    <dd>
      {write(hours)}
      <small>
        {t('stats.hours')} {String(rest).padStart(2, '0')}
      </small>
    </dd>
  );
}

function Days({ count }: { count: number }) {
  const { t } = useTranslation('progress');
  return (
    <dd>
      {count}
      <small>{t('stats.days', { count })}</small>
    </dd>
  );
}

/** Everything the training added up to. */
export function StatsBoard({ stats }: { stats: Stats }) {
  const { t, language } = useTranslation('progress');
  const write = new Intl.NumberFormat(language).format;
  const { totalXp } = stats;
  const level = levelOf(totalXp);
  return (
    <section className="progress-stats" aria-labelledby="stats">
      <SectionHead id="stats" title={t('stats.title')} />
      <dl className="stats-board">
        <div>
          <dt>{t('stats.level')}</dt>
          <dd>{level}</dd>
        </div>
        <div>
          <dt>{t('stats.totalXp')}</dt>
          <dd>{write(totalXp)}</dd>
        </div>
        <div>
          <dt>{t('stats.time')}</dt>
          <Time minutes={stats.totalMinutesTraining} />
        </div>
        <div>
          <dt>{t('stats.sessions')}</dt>
          <dd>{write(stats.totalSessionsCompleted)}</dd>
        </div>
        <div>
          <dt>{t('stats.streak')}</dt>
          <Days count={stats.currentStreak} />
        </div>
        <div>
          <dt>{t('stats.longest')}</dt>
          <Days count={stats.longestStreak} />
        </div>
      </dl>
      <div className="level-progress">
        <p className="between small muted">
          <span>{t('stats.levelName', { level })}</span>
          <span>
            <b className="number">{t('stats.xp', { xp: xpToNextLevel(totalXp) })}</b>{' '}
            {t('stats.toNext', { next: level + 1 })}
          </span>
        </p>
        <ProgressBar share={levelProgress(totalXp) / 100} label={t('stats.levelProgress')} />
      </div>
    </section>
  );
}
