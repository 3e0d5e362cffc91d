import type { Achievement } from '#contract/achievements-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { AchievementTile } from './achievement-tile.tsx';
import { groupByCategory, groupBySeason, inProgress, statusOf } from './groups.ts';
import { useProgressTexts, useSeasonTexts } from './use-achievement-texts.ts';

export type PanelProps = {
  readonly achievements: readonly Achievement[];
  readonly today: CalendarDate;
};

function Tiles({ achievements, today }: PanelProps) {
  return (
    <ul className="achievements-grid">
      {achievements.map((achievement) => (
        <AchievementTile key={achievement.id} achievement={achievement} today={today} />
      ))}
    </ul>
  );
}

function Cards({ achievements, today }: PanelProps) {
  return (
    <ul className="seasons">
      {achievements.map((achievement) => (
        <SeasonCard key={achievement.id} achievement={achievement} today={today} />
      ))}
    </ul>
  );
}

/** The present season on top, then everything else by category. */
export function All({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const dates = useDates();
  const now = groupBySeason(achievements, today).find(({ status }) => status === 'active');
  const inSeason = (now?.achievements ?? []).filter((one) => statusOf(one, today) === 'active');
  const rest = achievements.filter((one) => !inSeason.includes(one));
  return (
    <div className="stack-large">
      {now && inSeason.length > 0 && (
        <section aria-labelledby="ach-season">
          <SectionHead
            id="ach-season"
            title={t('season.title')}
            aside={
              <span className="small muted">
                {t('season.until', {
                  season: t(`seasons.${now.season}`),
                  day: dates.short(now.end),
                })}
              </span>
            }
          />
          <Cards achievements={inSeason} today={today} />
        </section>
      )}
      {groupByCategory(rest).map(({ category, achievements: own }) => (
        <section key={category} aria-labelledby={`ach-${category}`}>
          <SectionHead
            id={`ach-${category}`}
            title={t(`categories.${category}`)}
            aside={t('count', {
              unlocked: own.filter(({ isUnlocked }) => isUnlocked).length,
              total: own.length,
            })}
          />
          <Tiles achievements={own} today={today} />
        </section>
      ))}
    </div>
  );
}

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
            <Cards achievements={own} today={today} />
          </section>
        ),
      )}
    </div>
  );
}

/** The newest first, as the server sends them. */
export function Unlocked({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked);
  if (unlocked.length === 0)
    return <EmptyState title={t('empty.unlocked')} text={t('empty.unlockedText')} />;
  return <Tiles achievements={unlocked} today={today} />;
}

/** What is begun, the nearest to its end first. */
export function InProgress({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const begun = inProgress(achievements).filter(
    (one) => !one.isSeasonal || statusOf(one, today) === 'active',
  );
  if (begun.length === 0)
    return <EmptyState title={t('empty.inProgress')} text={t('empty.inProgressText')} />;
  return <Tiles achievements={begun} today={today} />;
}

type SeasonCardProps = { readonly achievement: Achievement; readonly today: CalendarDate };

/** A seasonal achievement with how far it is, or that it is done. */
function SeasonCard({ achievement, today }: SeasonCardProps) {
  const words = useProgressTexts();
  const season = useSeasonTexts(today);
  const { rarity, isUnlocked, progressPercentage } = achievement;
  const share = progressPercentage / 100;
  return (
    <li className="season card">
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
