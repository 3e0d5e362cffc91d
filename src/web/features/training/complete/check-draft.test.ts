import { expect, test } from 'vitest';
import { exercises } from '#testing/a-session.ts';
import { bodyOf } from './check-draft.ts';
import { emptyDraft } from './draft.ts';

const session = { scheduledSessionId: 'thu', sessionId: 'session-1' };
const pairs = exercises.map((exercise) => ({
  ...exercise,
  scoring: exercise.scoring && {
    ...exercise.scoring,
    shape: {
      kind: 'cells' as const,
      cells: [
        { id: 'driver', attempts: 10 },
        { id: 'safe', attempts: 10 },
      ],
    },
  },
}));

test('the request includes the count of each cell with the score that the counts add up to', () => {
  const counted = { ...emptyDraft(40), scores: { chip: '12' }, cells: { chip: [5, 7] } };
  expect(bodyOf(counted, pairs, session).scores).toEqual([
    { exerciseId: 'chip', score: 12, cells: [5, 7] },
  ]);
});

test('the request omits the cell counts when the golfer typed another score over them', () => {
  const typed = { ...emptyDraft(40), scores: { chip: '13' }, cells: { chip: [5, 7] } };
  expect(bodyOf(typed, pairs, session).scores).toEqual([{ exerciseId: 'chip', score: 13 }]);
});
