import { useNumbers } from '#web/platform/numbers.ts';
import './level-card.css';
import type { Stats } from '#contract/progress-schemas.ts';
import { levelProgress, xpLevelOf, xpToNextLevel } from '#domain/progress/xp.ts';
import { hoursOf } from '#web/golf/hours.ts';
import { StreakNote } from '#web/golf/streak-note.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { AlteredMark } from '#web/offline/altered-mark.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** Shows level, streak and training totals. */
export function LevelCard({ stats }: { stats: Stats }) {
  const { t } = useTranslation('dashboard');
  const { totalXp, currentStreak: streak, totalSessionsCompleted: sessions } = stats;
  const level = xpLevelOf(totalXp);
  const { rounded: oneDecimal } = useNumbers();
  const hours = hoursOf(stats.totalMinutesTraining);
  return (
    <section className="card card-padded list-row level-card" aria-label={t('level.label')}>
      <span className="number number-larger" aria-hidden>
        {level}
      </span>
      <p>
        <span className="with-icon">
          <b className="heading-medium">{t('level.level', { level })}</b>
          <AlteredMark of="stats" />
        </span>
        <span className="muted">
          {t('level.toNext', { xp: xpToNextLevel(totalXp), next: level + 1 })}
        </span>
      </p>
      <ProgressBar share={levelProgress(totalXp) / 100} label={t('level.progress')} />
      {sessions === 0 && streak === 0 ? (
        <p className="level-start muted">{t('level.start')}</p>
      ) : (
        <dl className="values-first">
          <div>
            <dt>{t('level.streak', { count: streak })}</dt>
            <dd className="number number-medium">{streak}</dd>
          </div>
          <div>
            <dt>{t('level.sessions', { count: sessions })}</dt>
            <dd className="number number-medium">{sessions}</dd>
          </div>
          <div>
            <dt>{t('level.hours', { count: hours })}</dt>
            <dd className="number number-medium">{oneDecimal(hours)}</dd>
          </div>
        </dl>
      )}
      <StreakNote stats={stats} />
    </section>
  );
}
