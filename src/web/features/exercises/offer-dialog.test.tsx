import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { exercises } from '#contract/exercises.ts';
import { offers } from '#contract/offers.ts';
import { anExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { ExercisesScreen } from './exercises-screen.tsx';

const server = stubServer();
afterEach(dismissToast);

const gate = { name: 'Gate putting', type: 'putting', source: 'edited' } as const;

const offer: AnswerOf<typeof offers.exercise> = {
  fields: [
    { field: 'name', before: 'Gate putting', after: 'Two books' },
    { field: 'equipment', before: '10 balls', after: '10 balls\n2 tees' },
    { field: 'venues', before: 'home', after: 'home\nputting_green' },
    { field: 'commonFaults', before: '', after: null },
    { field: 'commonFaults.0.fault', before: null, after: 'The head lifts.' },
    { field: 'scoring.targets.beginner', before: 4, after: 5 },
    { field: 'scoring.basis', before: 'estimate', after: 'model' },
  ],
  isRedrawn: true,
};

async function showOffer(is: AnswerOf<typeof offers.exercise> = offer) {
  server.answers(exercises.list, [
    anExercise({ ...gate, hasOffer: true }),
    anExercise({ name: 'Clock putting', type: 'putting' }),
  ]);
  server.answers(exercises.deleted, []);
  server.answers(offers.exercise, is);
  const { golfer } = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  expect(await screen.findByText('Newer version')).toBeDefined();
  expect(screen.getByText('Edited')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^See what is new/ })).toHaveLength(1);
  await golfer.click(screen.getByRole('button', { name: 'See what is new in Gate putting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is new' }));
  return { golfer, dialog };
}

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

test('an offer lists the fields that it would change, with old and new values side by side', async () => {
  const { dialog } = await showOffer();
  expect(await dialog.findByText(/^The new version replaces your changes/)).toBeDefined();
  expect(dialog.getByText('The drawing is new.')).toBeDefined();
  const values = (name: string) => dialog.getAllByRole(name).map(({ textContent }) => textContent);
  expect(values('term')).toEqual([
    ...['Name', 'Equipment', 'Venues', 'Fault 1', 'A good score for Beginner'],
  ]);
  expect(values('definition')).toEqual([
    ...['Now\nGate putting', 'New\nTwo books'],
    ...['Now\n10 balls', 'New\n10 balls\n2 tees'],
    ...['Now\nHome', 'New\nHome\nPutting green'],
    ...['Now\nNone', 'New\nThe head lifts.'],
    ...['Now\n4', 'New\n5'],
  ]);
});

test('an offer without visible changes says that golfers would not notice a difference', async () => {
  const { dialog } = await showOffer({ fields: [], isRedrawn: false });
  expect(await dialog.findByText('Golfers would not notice any difference.')).toBeDefined();
});

test.each([
  ['Use it', offers.takeExercise, 'New Version Applied', /new version could not/],
  ['Keep mine', offers.declineExercise, 'Your Version Kept', /^Your version could not/],
] as const)(
  '%s answers the offer for an exercise and can be tried again after a failure',
  async (...each) => {
    const [press, row, done, failed] = each;
    const { golfer, dialog } = await showOffer();
    const answer = async () => golfer.click(await dialog.findByRole('button', { name: press }));
    server.refuses('internal', row);
    await answer();
    expect(await screen.findByText(failed, { selector: '.toast b' })).toBeDefined();
    expect(screen.getByRole('dialog', { name: 'What is new' })).toBeDefined();
    server.answers(row, { id: 'gate-putting' });
    server.answers(exercises.list, [anExercise(gate)]);
    await answer();
    expect(await toast(done)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Newer version')).toBeNull());
    expect(server.calls(row)).toHaveLength(2);
  },
);

test('an offer that fails to load can be loaded again', async () => {
  const { golfer, dialog } = await showOffer();
  await dialog.findByText('The drawing is new.');
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.refuses('internal', offers.exercise);
  await golfer.click(screen.getByRole('button', { name: 'See what is new in Gate putting' }));
  const again = within(await screen.findByRole('dialog', { name: 'What is new' }));
  expect(
    await again.findByRole('heading', { name: 'Unable to Load the New Version' }),
  ).toBeDefined();
  server.answers(offers.exercise, offer);
  await golfer.click(again.getByRole('button', { name: 'Try Again' }));
  expect(await again.findByText('The drawing is new.')).toBeDefined();
});
