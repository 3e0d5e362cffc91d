import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drillSwaps } from '#contract/drill-swaps.ts';
import { training } from '#contract/training.ts';
import { exercises, theDetails } from '#testing/a-session.ts';
import { press, rangeMode } from '#testing/range-mode.tsx';

const { server, start } = rangeMode();

test('range mode swaps the current drill and starts the new drill from zero', async () => {
  const [drill] = exercises;
  if (drill === undefined) throw new Error('No exercise');
  const { golfer } = await start({ ...drill, scoring: null });
  const other = { ...drill, exerciseId: 'carpet', name: 'Carpet chips', scoring: null };
  server.answers(drillSwaps.fitting, {
    drills: [drill, other].map(({ exerciseId, name, language, focus, mode, level, venues }) => ({
      exerciseId,
      name,
      language,
      focus,
      mode,
      level,
      venues,
      equipment: [],
      needs: [],
      best: null,
    })),
    things: [],
    places: [
      {
        id: 'chip',
        planned: { exerciseId: 'landing-zone', minutes: 12 },
        present: { exerciseId: 'landing-zone', minutes: 12 },
        alternatives: [{ exerciseId: 'carpet', minutes: 8 }],
      },
    ],
    proposal: [],
  });
  const swap = { sessionExerciseId: 'chip', exerciseId: 'carpet', minutes: 8 };
  server.answers(drillSwaps.save, { before: [], swaps: [swap] });
  await golfer.click(press('Pause'));
  await golfer.click(await screen.findByRole('button', { name: 'Swap this drill' }));
  const sheet = await screen.findByRole('dialog', { name: 'Swap drill' });
  const details = theDetails();
  server.answers(training.details, {
    ...details,
    session: { ...details.session, exercises: [other], swaps: [swap] },
  });
  await golfer.click(await within(sheet).findByRole('button', { name: /Carpet chips/ }));
  expect(await screen.findByText('Carpet chips')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(drillSwaps.save).map(({ body }) => body.swaps)).toEqual([[swap]]);
});
