import './stats-card.css';
import { Link } from '@tanstack/react-router';
import type { Stats } from '#contract/progress-schemas.ts';
import { levelOf, levelProgress, xpToNextLevel } from '#domain/progress/xp.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** Level and streak: what the last session added to. */
export function StatsCard({ stats }: { stats: Stats }) {
  const { t } = useTranslation('dashboard');
  const { totalXp, currentStreak } = stats;
  const level = levelOf(totalXp);
  return (
    <Link className="standing" to="/progress">
      <span className="standing-part standing-level">
        <span className="standing-number number" aria-hidden>
          {level}
        </span>
        <span className="standing-text">
          <b>{t('standing.level', { level })}</b>
          <span>{t('standing.toNext', { xp: xpToNextLevel(totalXp), next: level + 1 })}</span>
        </span>
      </span>
      <span className="standing-part">
        <span className="standing-number number" aria-hidden>
          {currentStreak}
        </span>
        <span className="standing-text">
          <b>{t('standing.streak')}</b>
          <span>
            {currentStreak === 0 ? (
              t('standing.none')
            ) : (
              <>
                <span className="visually-hidden">{currentStreak} </span>
                {t('standing.days', { count: currentStreak })}
              </>
            )}
          </span>
        </span>
      </span>
      <ProgressBar share={levelProgress(totalXp) / 100} label={t('standing.progress')} />
    </Link>
  );
}
