import type { CalendarDate } from '../calendar-date.ts';

/** Maximum characters of a comment or reply, after trimming. */
export const commentLength = 500;

/** Maximum comments and replies on one item, because golfers read its conversation as a whole. */
export const mostComments = 500;

/** Maximum actions of a golfer per day: more than friends ever need, and too few to flood anyone. */
export const perDay = { kudos: 300, comments: 100, reports: 20 } as const;

/**
 * The kinds of feed items, each with its facts. Facts are stored instead of texts, so that every reader sees an
 * item in their own language.
 */
export type FeedFacts =
  | {
      readonly type: 'session_completed';
      readonly scheduledSessionId: string;
      readonly minutes: number;
    }
  /** Training days of the streak, and the golfer's date on which it reached that length. */
  | { readonly type: 'streak_achievement'; readonly days: number; readonly day: CalendarDate }
  /** Decimal strings: the combined change of one day. */
  | {
      readonly type: 'handicap_improvement';
      readonly from: string;
      readonly to: string;
      readonly day: CalendarDate;
    }
  | {
      readonly type: 'program_started' | 'program_completed';
      readonly enrollmentId: string;
      readonly programId: string;
    }
  | {
      readonly type: 'achievement_unlocked';
      readonly achievementId: string;
      /** Whether it reveals a handicap or its improvement, and therefore is hidden if the handicap is. */
      readonly tellsHandicap: boolean;
    };

export type FeedItemType = FeedFacts['type'];

/** Returns the cause of an item, unique among the golfer's items of that type, so that nothing is posted twice. */
export function sourceOf(facts: FeedFacts): string {
  switch (facts.type) {
    case 'session_completed':
      return facts.scheduledSessionId;
    case 'streak_achievement':
      return `${facts.day}:${facts.days}`;
    case 'handicap_improvement':
      return facts.day;
    case 'program_started':
    case 'program_completed':
      return facts.enrollmentId;
    case 'achievement_unlocked':
      return facts.achievementId;
  }
}

/** Whether a handicap has improved, that is, become lower. The first handicap is not an improvement. */
export const isImproved = (from: string | null, to: string): from is string =>
  from !== null && Number(to) < Number(from);
