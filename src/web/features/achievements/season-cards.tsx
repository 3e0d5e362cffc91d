import './season-cards.css';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useProgressTexts, useSeasonTexts } from './use-achievement-texts.ts';

type SeasonCardsProps = {
  readonly achievements: readonly Achievement[];
  readonly today: CalendarDate;
};

/** The achievements of a season. */
export function SeasonCards({ achievements, today }: SeasonCardsProps) {
  return (
    <ul className="stack-small">
      {achievements.map((achievement) => (
        <SeasonCard key={achievement.id} achievement={achievement} today={today} />
      ))}
    </ul>
  );
}

type SeasonCardProps = { readonly achievement: Achievement; readonly today: CalendarDate };

/** A seasonal achievement with its progress, or a note that it is unlocked. */
function SeasonCard({ achievement, today }: SeasonCardProps) {
  const words = useProgressTexts();
  const season = useSeasonTexts(today);
  const { rarity, isUnlocked, progressPercentage } = achievement;
  const share = progressPercentage / 100;
  return (
    <li className="list-row season card">
      <AchievementBadge
        rarity={rarity}
        size="medium"
        state={isUnlocked ? 'open' : 'locked'}
        share={share}
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <div>
        <b className="row-title">{achievement.name}</b>
        <span className="row-text">{achievement.description}</span>
        {isUnlocked ? (
          <span className="row-text season-done">{season(achievement)}</span>
        ) : (
          <ProgressBar share={share} label={words.long(achievement)} />
        )}
      </div>
      {!isUnlocked && <b className="number">{words.short(achievement)}</b>}
    </li>
  );
}
