import type { Challenge, ChallengeLists, DrillBoard, ScoredDrill } from '#contract/challenges.ts';
import { aPerson } from './a-person.ts';

const drill: ScoredDrill = {
  exerciseId: 'clock-putting',
  name: 'Clock putting',
  language: 'en',
  focus: 'putting',
  description: 'Putts from every hour of the clock.',
  setUp: 'Put twelve tees around a hole.',
  steps: ['Putt from each tee.', 'Go around twice.'],
  howToLanguage: 'en',
  scoring: {
    how: 'Count the balls you hole.',
    unit: 'putts holed',
    better: 'higher',
    min: 0,
    max: 24,
    step: 1,
  },
};

/** A friend's challenge that the golfer has not answered yet. Tests override only the relevant fields. */
export function aChallenge(changes: Partial<Challenge> = {}): Challenge {
  return {
    id: 'challenge-1',
    other: aPerson(),
    isOwn: false,
    drill,
    sentAt: '2026-05-14T00:00:00.000Z',
    expiresAt: '2026-05-28T00:00:00.000Z',
    ownScore: null,
    otherScore: 14,
    outcome: null,
    ...changes,
  };
}

export const challengeLists = (lists: Partial<ChallengeLists> = {}): ChallengeLists => ({
  received: [],
  sent: [],
  answered: [],
  ...lists,
});

/** This week's leaderboard of a drill, with no scores yet. */
export function aDrillBoard(changes: Partial<DrillBoard> = {}): DrillBoard {
  return { drill, from: '2026-05-11', to: '2026-05-17', entries: [], own: null, ...changes };
}
