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

test('what each cell counted goes with the score that it makes', () => {
  const counted = { ...emptyDraft(40), scores: { chip: '12' }, cells: { chip: [5, 7] } };
  expect(bodyOf(counted, pairs, session).scores).toEqual([
    { exerciseId: 'chip', score: 12, cells: [5, 7] },
  ]);
});

test('a score that was typed over them goes without', () => {
  const typed = { ...emptyDraft(40), scores: { chip: '13' }, cells: { chip: [5, 7] } };
  expect(bodyOf(typed, pairs, session).scores).toEqual([{ exerciseId: 'chip', score: 13 }]);
});
