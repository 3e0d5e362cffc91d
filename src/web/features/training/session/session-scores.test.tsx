import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import { exercises, ownRecord } from '#testing/a-session.ts';
import { renderScreen } from '#testing/web.tsx';
import { SessionScores } from './session-scores.tsx';

const drill = exercises.find(({ exerciseId }) => exerciseId === 'landing-zone');

/** The row of the drill with this score, for a golfer with this record. */
async function show(score: number, ownScores: SessionExercise['ownScores']) {
  if (!drill) throw new Error('no drill');
  await renderScreen(
    <SessionScores
      exercises={[{ ...drill, ownScores }]}
      scores={[{ exerciseId: drill.id, score }]}
    />,
  );
  return within(screen.getByRole('listitem'));
}

test.each([
  ['beats the best before it is saved', 15, ownRecord(), true, 'Best 15'],
  ['is the best once it is saved', 14, ownRecord(), true, 'Best 14'],
  ['is not the best', 13, ownRecord(), false, 'Best 14'],
  ['is the first one', 15, null, false, 'Best 15'],
  ['is the better one of two', 15, ownRecord({ count: 1 }), false, 'Best 15'],
  ['is the best of three', 15, ownRecord({ count: 2 }), true, 'Best 15'],
])('a score that %s is marked accordingly', async (_, score, record, isBest, best) => {
  const row = await show(score, record);
  expect(row.queryByText('own best') !== null).toBe(isBest);
  expect(row.getByText(best)).toBeDefined();
});

test.each([
  [true, ['Challenge'], null],
  [false, [], 'Only the drill’s usual attempts can be a challenge.'],
])(
  'a score from the usual attempts (%s) can be a challenge, another one says why not',
  async (isUsual, buttons, reason) => {
    if (!drill) throw new Error('no drill');
    await renderScreen(
      <SessionScores
        exercises={[{ ...drill, isUsual }]}
        scores={[{ exerciseId: drill.id, score: 14 }]}
        renderScore={() => <button type="button">Challenge</button>}
      />,
    );
    const row = within(screen.getByRole('listitem'));
    expect(row.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
    expect(row.queryByText(/usual attempts/)?.textContent ?? null).toBe(reason);
  },
);
