import type { Listener } from '#server/platform/changes.ts';
import { setCurrentHandicap, setGoalHandicap } from './set-handicap.ts';

/** The profile form can set a handicap, too. */
export const handicapListener: Listener = (change) => ({
  on: {
    async profileSaved({ currentHandicap, goalHandicap }) {
      if (goalHandicap !== undefined) await setGoalHandicap(change, goalHandicap);
      if (currentHandicap !== undefined) await setCurrentHandicap(change, currentHandicap);
    },
  },
});
