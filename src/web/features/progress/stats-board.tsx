import { useNumbers } from '#web/platform/numbers.ts';
import './stats-board.css';
import type { Stats } from '#contract/progress-schemas.ts';
import { levelProgress, xpLevelOf, xpToNextLevel } from '#domain/progress/xp.ts';
import { StreakNote } from '#web/golf/streak-note.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Minutes } from './minutes.tsx';

function Days({ count }: { count: number }) {
  const { t } = useTranslation('progress');
  return (
    <dd className="number number-medium">
      {count} <small>{t('stats.days', { count })}</small>
    </dd>
  );
}

/** The level and the training totals. */
export function StatsBoard({ stats }: { stats: Stats }) {
  const { t } = useTranslation('progress');
  const { write } = useNumbers();
  const { totalXp } = stats;
  const level = xpLevelOf(totalXp);
  return (
    <section className="card card-padded" aria-labelledby="stats">
      <SectionHead id="stats" title={t('stats.title')} />
      <div className="list-row level-head">
        <span className="number" aria-hidden>
          {level}
        </span>
        <p>
          <span className="with-icon">
            <b className="heading-medium">{t('stats.levelName', { level })}</b>
            <AlteredMark of="stats" />
          </span>
          <span className="muted">
            {t('stats.xp', { xp: xpToNextLevel(totalXp) })} {t('stats.toNext', { next: level + 1 })}
          </span>
        </p>
      </div>
      <ProgressBar share={levelProgress(totalXp) / 100} label={t('stats.levelProgress')} />
      <dl className="values-first stats-board">
        <div>
          <dt>{t('stats.totalXp')}</dt>
          <dd className="number number-medium">{write(totalXp)}</dd>
        </div>
        <div>
          <dt>{t('stats.sessions')}</dt>
          <dd className="number number-medium">{write(stats.totalSessionsCompleted)}</dd>
        </div>
        <div>
          <dt>{t('stats.time')}</dt>
          <dd className="number number-medium">
            <Minutes minutes={stats.totalMinutesTraining} />
          </dd>
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
      <StreakNote stats={stats} />
    </section>
  );
}
