import { numbersIn } from '#web/platform/numbers.ts';
import '#web/golf/cover.css';
import '#web/golf/focus.css';
import type { ReactNode } from 'react';
import type { FeedItem } from '#contract/feed.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { AchievementBadge } from '#web/golf/achievement-badge.tsx';
import { AchievementIcon } from '#web/golf/achievement-icon.tsx';
import { Contours } from '#web/golf/contours.tsx';
import { coverTones } from '#web/golf/cover.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { richText, useTranslation } from '#web/i18n/translation.ts';

/** Above this count the dots tell no more than the number. */
const mostDots = 30;

/** The content of an item, rendered by its type. */
export function PostContent({ item }: { item: FeedItem }) {
  switch (item.type) {
    case 'session_completed':
      return <SessionCard {...item.content} />;
    case 'streak_achievement':
      return <StreakDots {...item.content} />;
    case 'handicap_improvement':
      return <HandicapDrop {...item.content} />;
    case 'program_started':
    case 'program_completed':
      return <Program {...item.content} />;
    case 'achievement_unlocked':
      return <Achievement {...item.content} />;
  }
}

type Item<Type extends FeedItem['type']> = Extract<FeedItem, { type: Type }>;
type ProgramItem = Extract<FeedItem, { content: { programId: string } }>;

const small = (words: ReactNode) => <small>{words}</small>;

function SessionCard({ sessionTitle, duration, focus }: Item<'session_completed'>['content']) {
  const { parts } = useTranslation('feed');
  return (
    <div className={`list-row feed-session focus-${focus}`}>
      <FocusIcon name={focus} />
      <span>
        <b className="row-title">{sessionTitle}</b>
        <span className="row-text">
          <FocusName focus={focus} />
        </span>
      </span>
      <span className="number row-number">
        {richText(parts('minutes', { minutes: duration, small }))}
      </span>
    </div>
  );
}

function StreakDots({ streakDays }: Item<'streak_achievement'>['content']) {
  const { language } = useTranslation('feed');
  const dots = Array.from({ length: Math.min(streakDays, mostDots) }, (_, day) => day);
  return (
    <div className="feed-streak" aria-hidden>
      {dots.map((day) => (
        <i key={day} />
      ))}
      <b className="number">{numbersIn(language).write(streakDays)}</b>
    </div>
  );
}

function HandicapDrop({ oldHandicap, newHandicap }: Item<'handicap_improvement'>['content']) {
  const { t, language } = useTranslation('feed');
  if (oldHandicap === null || newHandicap === null) return null;
  const from = formatHandicap(oldHandicap, language);
  const to = formatHandicap(newHandicap, language);
  return (
    <div className="card feed-handicap">
      <span className="visually-hidden">{t('handicap', { from, to })}</span>
      <span className="number feed-handicap-old" aria-hidden>
        {from}
      </span>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden>
        <path d="M0 4C14 2 18 12 32 12C46 12 54 22 66 26C78 30 86 36 100 36" />
      </svg>
      <b className="number number-large" aria-hidden>
        {to}
      </b>
    </div>
  );
}

function Program({ programId, programName, color }: ProgramItem['content']) {
  return (
    <div className="list-row feed-program">
      <span className={`cover ${coverTones[color]}`}>
        <Contours seed={programId} pin />
      </span>
      <b className="row-title">{programName}</b>
    </div>
  );
}

function Achievement(content: Item<'achievement_unlocked'>['content']) {
  const { achievementName, achievementDescription, rarity, icon } = content;
  return (
    <div className="list-row">
      <AchievementBadge rarity={rarity} icon={<AchievementIcon name={icon} />} size="small" />
      <span>
        <b className="row-title">{achievementName}</b>
        <span className="row-text">{achievementDescription}</span>
      </span>
    </div>
  );
}
