import './all-achievements.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Achievement } from '#contract/achievements-schemas.ts';
import type { Category } from '#domain/achievements/achievement-types.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { AchievementButtons, type PanelProps } from './achievement-buttons.tsx';
import { groupByCategory, groupBySeason, inProgress, seasonStatusOf } from './groups.ts';
import { NewestAchievement } from './newest-achievement.tsx';
import { SeasonCards } from './season-cards.tsx';

const nearest = 4;

/** Shows the newest, the nearly unlocked, the current season's, and all achievements by category. */
export function All({ achievements, today }: PanelProps) {
  const { t } = useTranslation('achievements');
  const newest = achievements.find(({ isUnlocked }) => isUnlocked);
  const begun = inProgress(achievements).filter(
    (one) => !one.isHidden && (!one.isSeasonal || seasonStatusOf(one, today) === 'active'),
  );
  const season = groupBySeason(achievements, today).find(({ status }) => status === 'active');
  const inSeason = (season?.achievements ?? []).filter(
    (one) => seasonStatusOf(one, today) === 'active',
  );
  return (
    <div className="all-achievements">
      <div className="achievements-aside">
        {newest && <NewestAchievement achievement={newest} today={today} />}
        {season && inSeason.length > 0 && (
          <PresentSeason name={season.season} end={season.end}>
            <SeasonCards achievements={inSeason} today={today} />
          </PresentSeason>
        )}
      </div>
      <div className="stack-large achievements-main">
        {begun.length > 0 && (
          <section aria-labelledby="ach-nearly">
            <SectionHead
              id="ach-nearly"
              title={t('nearly')}
              aside={String(Math.min(begun.length, nearest))}
            />
            <div className="nearly-cards">
              <AchievementButtons
                achievements={begun.slice(0, nearest)}
                today={today}
                withProgress
              />
            </div>
          </section>
        )}
        <Groups
          achievements={achievements.filter((one) => !inSeason.includes(one))}
          first={newest?.category ?? 'sessions'}
          today={today}
        />
      </div>
    </div>
  );
}

type PresentSeasonProps = {
  readonly name: NonNullable<Achievement['seasonalCategory']>;
  readonly end: string;
  readonly children: ReactNode;
};

function PresentSeason({ name, end, children }: PresentSeasonProps) {
  const { t } = useTranslation('achievements');
  const dates = useDates();
  return (
    <section className="present-season" aria-labelledby="ach-season">
      <SectionHead
        id="ach-season"
        title={t('season.title')}
        aside={
          <span className="small muted">
            {t('season.until', { season: t(`seasons.${name}`), day: dates.short(end) })}
          </span>
        }
      />
      {children}
    </section>
  );
}

/** Each group shows an icon that its achievements use. */
const groupIcons: Readonly<Record<Category, string>> = {
  hours: 'clock',
  sessions: 'play',
  streaks: 'flame',
  handicap: 'trending-down',
  programs: 'trophy',
  quality: 'target',
  special: 'gift',
};

type GroupsProps = {
  readonly achievements: readonly Achievement[];
  /** The category that is open initially. */
  readonly first: Category;
  readonly today: CalendarDate;
};

/** All achievements by category, with at most one category open at a time. */
function Groups({ achievements, first, today }: GroupsProps) {
  const { t } = useTranslation('achievements');
  const groups = groupByCategory(achievements);
  const [open, setOpen] = useState<Category | null>(
    groups.some(({ category }) => category === first) ? first : (groups[0]?.category ?? null),
  );
  return (
    <section aria-labelledby="ach-groups">
      <SectionHead id="ach-groups" title={t('groups')} />
      {groups.map(({ category, achievements: own }) => (
        <Group
          key={category}
          category={category}
          achievements={own}
          isOpen={category === open}
          onToggle={() => setOpen(category === open ? null : category)}
          today={today}
        />
      ))}
    </section>
  );
}

type GroupProps = Omit<GroupsProps, 'first'> & {
  readonly category: Category;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function Group({ category, achievements, isOpen, onToggle, today }: GroupProps) {
  const { t } = useTranslation('achievements');
  const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked).length;
  const id = `ach-${category}`;
  return (
    <section className="achievement-group" aria-labelledby={id}>
      <h3>
        <button
          type="button"
          className="list-row"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': `${id}-list` })}
          onClick={onToggle}
        >
          <AchievementIcon name={groupIcons[category]} />
          <span className="achievement-group-name">
            <span id={id}>{t(`categories.${category}`)}</span>
            <span aria-hidden>
              <ProgressBar share={unlocked / achievements.length} label="" />
            </span>
          </span>
          <span className="number">{t('count', { unlocked, total: achievements.length })}</span>
          <ChevronDown className="icon icon-small" aria-hidden />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-list`}>
          <AchievementButtons achievements={achievements} today={today} />
        </div>
      )}
    </section>
  );
}
