import type { Reactions } from '#server/platform/changes.ts';
import { setCurrentHandicap, setGoalHandicap } from './set-handicap.ts';

/** The profile form can set a handicap, too. */
export const handicapReactions: Reactions = {
  async profileSaved(change, { currentHandicap, goalHandicap }) {
    if (goalHandicap !== undefined) await setGoalHandicap(change, goalHandicap);
    if (currentHandicap !== undefined) await setCurrentHandicap(change, currentHandicap);
  },
};
