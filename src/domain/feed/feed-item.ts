/** What a feed tells of: each kind of item that friends see. */
export const feedItemTypes = [
  'session_completed',
  'streak_achievement',
  'handicap_improvement',
  'program_started',
  'program_completed',
  'achievement_unlocked',
] as const;
export type FeedItemType = (typeof feedItemTypes)[number];

/** Characters of a comment or reply, after trimming. */
export const commentLength = 500;

/** Comments and replies that one item takes: it is a conversation, and is read as a whole. */
export const mostComments = 500;
