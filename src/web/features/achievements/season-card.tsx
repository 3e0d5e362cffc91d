import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useProgressWords, useSeasonWords } from './use-standing.ts';

type SeasonCardProps = { readonly achievement: Achievement; readonly today: CalendarDate };

/** A seasonal achievement with how far it is, or that it is done. */
export function SeasonCard({ achievement, today }: SeasonCardProps) {
  const words = useProgressWords();
  const season = useSeasonWords(today);
  const { rarity, isUnlocked, progressPercentage } = achievement;
  const share = progressPercentage / 100;
  return (
    <li className="season card">
      <AchievementBadge
        rarity={rarity}
        size="m"
        state={isUnlocked ? 'open' : 'locked'}
        share={share}
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <div>
        <b className="row-t">{achievement.name}</b>
        <span className="row-s">{achievement.description}</span>
        {isUnlocked ? (
          <span className="row-s season-done">{season(achievement)}</span>
        ) : (
          <ProgressBar share={share} label={words.long(achievement)} />
        )}
      </div>
      {!isUnlocked && <b className="num">{words.short(achievement)}</b>}
    </li>
  );
}
