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
  | { readonly type: 'session_completed'; readonly minutes: number }
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
      readonly programId: string;
    }
  | {
      readonly type: 'achievement_unlocked';
      readonly achievementId: string;
      /** Whether it reveals a handicap or its improvement, and therefore is hidden if the handicap is. */
      readonly tellsHandicap: boolean;
    };

export type FeedItemType = FeedFacts['type'];

/** Whether a handicap has improved, that is, become lower. The first handicap is not an improvement. */
export const isImproved = (from: string | null, to: string): from is string =>
  from !== null && Number(to) < Number(from);
