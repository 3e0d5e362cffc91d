import type { Reactions } from '#server/platform/events.ts';
import { updateHandicap } from './queries.ts';

/** Wherever a handicap is told, the account knows it. */
export const accountReactions: Reactions = {
  handicapChanged: (tx, { userId, handicap }) => updateHandicap(tx, userId, handicap),
};
