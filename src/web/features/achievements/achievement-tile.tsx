import './achievement-tile.css';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { statusOf } from './groups.ts';
import { useProgressTexts, useSeasonTexts } from './use-achievement-texts.ts';

type AchievementTileProps = { readonly achievement: Achievement; readonly today: CalendarDate };

/** One marker of the shelf with its words: open, locked with its way, or hidden. */
export function AchievementTile(props: AchievementTileProps) {
  const { achievement } = props;
  if (achievement.isHidden && !achievement.isUnlocked) return <Hidden name={achievement.name} />;
  return <Told {...props} />;
}

function Hidden({ name }: { name: string }) {
  const { t } = useTranslation('achievements');
  return (
    <li className="achievement-tile is-hidden">
      <AchievementBadge rarity="common" state="hidden" icon={null} />
      <b>{name}</b>
      <span className="small muted">{t('tile.hidden')}</span>
    </li>
  );
}

function Told({ achievement, today }: AchievementTileProps) {
  const { t } = useTranslation('achievements');
  const words = useProgressTexts();
  const season = useSeasonTexts(today);
  const { rarity, isUnlocked, isSeasonal } = achievement;
  const waits = isSeasonal && !isUnlocked && statusOf(achievement, today) !== 'active';
  return (
    <li className={`achievement-tile rarity-${rarity} ${isUnlocked ? 'is-open' : 'is-locked'}`}>
      <AchievementBadge
        rarity={rarity}
        state={isUnlocked ? 'open' : 'locked'}
        share={achievement.progressPercentage / 100}
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <b>{achievement.name}</b>
      <span className="small muted">{achievement.description}</span>
      {!isUnlocked && (
        <span className="small achievement-progress">
          <span className="visually-hidden">{t('tile.locked')}</span>
          {waits ? season(achievement) : words.long(achievement)}
        </span>
      )}
      <span className="rarity-name">{t(`rarities.${rarity}`)}</span>
    </li>
  );
}
