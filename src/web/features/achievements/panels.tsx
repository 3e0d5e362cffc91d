import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { AchievementButtons, type PanelProps } from './achievement-buttons.tsx';
import { groupBySeason, inProgress, seasonStatusOf } from './groups.ts';
import { SeasonCards } from './season-cards.tsx';

/** Every season of the year with its status. */
export function Seasonal({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const dates = useDates();
  return (
    <div className="stack-large">
      {groupBySeason(achievements, today).map(
        ({ season, status, start, end, achievements: own }) => (
          <section key={season} aria-labelledby={`ach-${season}`}>
            <SectionHead
              id={`ach-${season}`}
              title={t(`seasons.${season}`)}
              aside={
                <span className="small muted">
                  {t(`season.${status}`, { day: dates.short(status === 'future' ? start : end) })}
                </span>
              }
            />
            <SeasonCards achievements={own} today={today} />
          </section>
        ),
      )}
    </div>
  );
}

/** The newest first, in the order of the server's response. */
export function Unlocked({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked);
  if (unlocked.length === 0)
    return <EmptyState title={t('empty.unlocked')} text={t('empty.unlockedText')} />;
  return <AchievementButtons achievements={unlocked} today={today} />;
}

/** The achievements in progress, the one closest to completion first. */
export function InProgress({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const begun = inProgress(achievements).filter(
    (one) => !one.isSeasonal || seasonStatusOf(one, today) === 'active',
  );
  if (begun.length === 0)
    return <EmptyState title={t('empty.inProgress')} text={t('empty.inProgressText')} />;
  return <AchievementButtons achievements={begun} today={today} withProgress />;
}
