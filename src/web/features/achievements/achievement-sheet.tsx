import './achievement-sheet.css';
import type { Achievement } from '#contract/achievements-schemas.ts';
import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { seasonStatusOf } from './groups.ts';
import { useProgressTexts, useSeasonTexts } from './use-achievement-texts.ts';

type AchievementSheetProps = {
  /** Null while the sheet is closed. */
  readonly achievement: Achievement | null;
  readonly today: CalendarDate;
  readonly onClose: () => void;
};

/** Shows the description, progress and XP reward of an achievement. */
export function AchievementSheet({ achievement, today, onClose }: AchievementSheetProps) {
  return (
    <Sheet
      open={achievement !== null}
      onOpenChange={(next) => !next && onClose()}
      title={achievement?.name ?? ''}
    >
      {achievement &&
        (achievement.isHidden && !achievement.isUnlocked ? (
          <Hidden />
        ) : (
          <Details achievement={achievement} today={today} />
        ))}
    </Sheet>
  );
}

function Hidden() {
  const { t } = useTranslation('achievements');
  return (
    <div className="centered achievement-details">
      <AchievementBadge rarity="common" state="hidden" icon={null} />
      <p className="muted">{t('tile.hidden')}</p>
    </div>
  );
}

type DetailsProps = { readonly achievement: Achievement; readonly today: CalendarDate };

function Details({ achievement, today }: DetailsProps) {
  const { t } = useTranslation('achievements');
  const words = useProgressTexts();
  const season = useSeasonTexts(today);
  const dates = useDates();
  const { timeZone } = useGolfer();
  const { rarity, isUnlocked, isSeasonal, unlockedAt, xpReward } = achievement;
  const share = achievement.progressPercentage / 100;
  const waits = isSeasonal && !isUnlocked && seasonStatusOf(achievement, today) !== 'active';
  return (
    <div className={`achievement-details rarity-${rarity}`}>
      <AchievementBadge
        rarity={rarity}
        size="large"
        state={isUnlocked ? 'open' : 'locked'}
        share={share}
        icon={<AchievementIcon name={achievement.icon} />}
      />
      <p>{achievement.description}</p>
      <p className="small rarity-name">{t(`rarities.${rarity}`)}</p>
      <p className="number">{t('details.xp', { xp: xpReward })}</p>
      {unlockedAt !== null && (
        <p className="muted">
          {t('details.unlocked', {
            day: dates.full(todayIn(timeZone, Temporal.Instant.from(unlockedAt))),
          })}
        </p>
      )}
      {isSeasonal && (isUnlocked || waits) && <p className="muted">{season(achievement)}</p>}
      {!isUnlocked && !waits && (
        <div className="achievement-way">
          <ProgressBar share={share} label={words.long(achievement)} />
          <p className="muted">
            {t('tile.locked')}, {words.long(achievement)}
          </p>
        </div>
      )}
    </div>
  );
}
