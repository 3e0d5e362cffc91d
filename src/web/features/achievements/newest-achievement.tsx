import './newest-achievement.css';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';

type NewestProps = { readonly achievement: Achievement; readonly today: CalendarDate };

/** The most recently unlocked achievement. */
export function NewestAchievement({ achievement, today }: NewestProps) {
  const { t } = useTranslation('achievements');
  const dates = useDates();
  const { timeZone } = useGolfer();
  const { rarity, icon, name, description, xpReward, unlockedAt } = achievement;
  const day = unlockedAt && todayIn(timeZone, Temporal.Instant.from(unlockedAt));
  return (
    <section className="turf newest-achievement" aria-labelledby="ach-newest">
      <Contours seed="unlock" />
      <AchievementBadge rarity={rarity} icon={<AchievementIcon name={icon} />} />
      <div>
        <p className="muted">
          {day ? t('newest.on', { day: dates.short(day, today) }) : t('newest.title')}
        </p>
        <h2 className="heading-medium" id="ach-newest">
          {name}
        </h2>
        <p className="muted">{description}</p>
        <p className="number">{t('details.xp', { xp: xpReward })}</p>
      </div>
    </section>
  );
}
