import '#web/ui/button.css';
import './reward.css';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { levelProgress, xpLevelOf, xpToNextLevel } from '#domain/progress/xp.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Completed } from './use-complete-form.ts';

type RewardProps = {
  readonly answer: Completed;
  /** The results of a completed program; passed in, because they belong to the progress feature. */
  readonly programEnd?: ReactNode;
};

/** The rewards for a session, shown right after it is completed. */
export function Reward({ answer, programEnd }: RewardProps) {
  const { t } = useTranslation('training');
  const title = useRef<HTMLHeadingElement>(null);
  const { programCompleted, sessions, effects } = answer;
  const { xpEarned, stats, unlockedAchievements } = effects;
  const { totalXp = 0, currentStreak = 0 } = stats ?? {};
  const level = xpLevelOf(totalXp);
  const before = unlockedAchievements.reduce((xp, one) => xp - one.xpReward, totalXp - xpEarned);
  const levelUp = xpLevelOf(before) < level;
  const from = levelUp ? 0 : levelProgress(before);

  useEffect(() => {
    // The pressed button has disappeared, so focus the title and scroll to the top.
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <>
      <section className="list-row reward turf" aria-labelledby="reward-title">
        <Contours seed="summary" />
        <svg className="reward-mark" viewBox="0 0 56 56" aria-hidden>
          <circle strokeOpacity={0.22} cx="28" cy="28" r="24" />
          <circle className="reward-ring" cx="28" cy="28" r="24" pathLength="100" />
          <path className="reward-check" d="M18 29l7 7 13-15" pathLength="100" />
        </svg>
        <div>
          <h2 className="number" id="reward-title" ref={title} tabIndex={-1}>
            {t('reward.xp', { xp: xpEarned })}
          </h2>
          <p className="muted">
            {programCompleted && `${t('reward.program')} ${t('toasts.sum', sessions)} `}
            {t('reward.streak', { count: currentStreak })}
          </p>
        </div>
        <div className="stack-small reward-level" style={{ '--from': from } as CSSProperties}>
          <p className="between small">
            <b>{t(levelUp ? 'reward.levelReached' : 'reward.level', { level })}</b>
            <span className="muted">
              {t('reward.toNext', { xp: xpToNextLevel(totalXp), next: level + 1 })}
            </span>
          </p>
          <ProgressBar share={levelProgress(totalXp) / 100} label={t('reward.progress')} />
        </div>
        <Link className="button button-light" to="/">
          {t('reward.home')}
        </Link>
      </section>
      {programCompleted && programEnd}
    </>
  );
}
