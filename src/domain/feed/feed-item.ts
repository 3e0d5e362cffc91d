import type { CalendarDate } from '../calendar-date.ts';

/** Characters of a comment or reply, after trimming. */
export const commentLength = 500;

/** Comments and replies that one item takes: it is a conversation, and is read as a whole. */
export const mostComments = 500;

/** What a golfer may do in a day. More than friends ever do, and too little for a flood. */
export const perDay = { kudos: 300, comments: 100, reports: 20 } as const;

/**
 * Each kind of item with the facts that it is made of. Facts are stored and words are not, so that an item
 * is in the language of its reader.
 */
export type FeedFacts =
  | {
      readonly type: 'session_completed';
      readonly scheduledSessionId: string;
      readonly minutes: number;
    }
  /** Training days of the run, and the golfer's own day on which it got so long. */
  | { readonly type: 'streak_achievement'; readonly days: number; readonly day: CalendarDate }
  /** Decimal strings; what the changes of one day add up to. */
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
      /** Whether it says how good a handicap is, or how much better, and so is hidden with it. */
      readonly tellsHandicap: boolean;
    };

export type FeedItemType = FeedFacts['type'];

/** What caused an item, unique within a golfer's items of its type: nothing is told twice. */
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

/** Whether a handicap has become a better one, which is a lower one. The first one is no improvement. */
export const isImproved = (from: string | null, to: string): from is string =>
  from !== null && Number(to) < Number(from);
