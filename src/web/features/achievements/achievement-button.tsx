import './achievement-button.css';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useProgressTexts } from './use-achievement-texts.ts';

type AchievementButtonProps = {
  readonly achievement: Achievement;
  /** Shows the progress below the name. */
  readonly withProgress?: boolean;
  readonly onOpen: (achievement: Achievement) => void;
};

/** A badge with its name. Pressing it opens the details. */
export function AchievementButton(props: AchievementButtonProps) {
  const { achievement, withProgress = false, onOpen } = props;
  const { t } = useTranslation('achievements');
  const words = useProgressTexts();
  const { rarity, isUnlocked, isHidden, icon, name } = achievement;
  const state = isUnlocked ? 'open' : isHidden ? 'hidden' : 'locked';
  return (
    <button
      type="button"
      className={`centered small achievement-button is-${state}`}
      onClick={() => onOpen(achievement)}
    >
      <AchievementBadge
        rarity={state === 'hidden' ? 'common' : rarity}
        state={state}
        size={withProgress ? undefined : 'medium'}
        share={achievement.progressPercentage / 100}
        icon={state === 'hidden' ? null : <AchievementIcon name={icon} />}
      />
      {state === 'hidden' ? (
        <>
          <b className="visually-hidden">{name}</b>
          <span>{t('tile.hidden')}</span>
        </>
      ) : (
        <b>{name}</b>
      )}
      {state === 'locked' && (
        <span className="visually-hidden">
          {t('tile.lockedAt', { progress: words.long(achievement) })}
        </span>
      )}
      {withProgress && (
        <span className="number" aria-hidden>
          {words.short(achievement)}
        </span>
      )}
    </button>
  );
}
