import { ChevronRight } from 'lucide-react';
import type { DashboardPayload } from '#contract/dashboard.ts';
import { addDays, type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { AchievementBadge, type AchievementBadgeProps } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Link } from '#web/router/link.tsx';

type Achievement = DashboardPayload['achievements'][number];

const rarities: readonly AchievementBadgeProps['rarity'][] = [
  'common',
  'uncommon',
  'rare',
  'epic',
  'legendary',
  'mythical',
];

type LatestProps = {
  readonly achievement: Achievement;
  readonly today: CalendarDate;
  readonly timeZone: string;
};

function useUnlockedWhen({ achievement, today, timeZone }: LatestProps): string {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { xpReward: xp, unlockedAt } = achievement;
  if (unlockedAt === null) return t('achievement.unlocked', { xp });
  const day = todayIn(timeZone, Temporal.Instant.from(unlockedAt));
  if (day === today) return t('achievement.unlockedToday', { xp });
  if (day === addDays(today, -1)) return t('achievement.unlockedYesterday', { xp });
  return t('achievement.unlockedOn', { day: dates.short(day), xp });
}

/** The newest achievement, as a link to all achievements. */
export function LatestAchievement(props: LatestProps) {
  const { achievement } = props;
  const when = useUnlockedWhen(props);
  const rarity = rarities.find((each) => each === achievement.rarity) ?? 'common';
  return (
    <Link className="list-row" to="/achievements">
      <AchievementBadge
        rarity={rarity}
        size="small"
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <span>
        <b className="row-title">{achievement.name}</b>
        <span className="row-text">{when}</span>
      </span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </Link>
  );
}
