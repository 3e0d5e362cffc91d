import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { DeletedExercise, ExerciseListItem } from '#contract/exercises-schemas.ts';
import { aDeletedExercise, anExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { ExercisesScreen } from './exercises-screen.tsx';

const server = stubServer();
afterEach(dismissToast);

const some = [
  anExercise({ name: 'Splash line', type: 'short_game' }),
  anExercise({ name: 'Gate putting', type: 'putting', duration: 10, difficulty: 'beginner' }),
  anExercise({ name: 'Clock putting', type: 'putting', equipment: ['12 balls'] }),
  anExercise({ name: 'Nine windows', type: 'irons', source: 'edited' }),
  anExercise({ name: 'Half swings', type: 'iron_swing' }),
];

async function show(
  active: readonly ExerciseListItem[] = some,
  deleted: readonly DeletedExercise[] = [],
) {
  server.answers(exercises.list, active);
  server.answers(exercises.deleted, deleted);
  const view = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await screen.findByRole('tablist', { name: 'Exercises' });
  return view;
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

test('active exercises are sorted by name and grouped by type in collapsible sections', async () => {
  const { golfer } = await show();
  expect(screen.getByText('5 active, 0 deleted')).toBeDefined();
  const groups = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'))
      .map((button) => [button.textContent, button.getAttribute('aria-expanded')]);
  expect(groups()).toEqual([
    ['Putting2', 'true'],
    ['Short game1', 'true'],
    ['Irons1', 'false'],
    ['Iron swing1', 'false'],
  ]);
  expect(namesIn('Putting')).toEqual(['Clock putting', 'Gate putting']);
  const row = within(screen.getByRole('list', { name: 'Putting' })).getAllByRole('listitem')[1];
  expect(row?.textContent).toContain('10 minBeginner');
  await golfer.click(screen.getByRole('button', { name: /^Irons/ }));
  expect(namesIn('Irons')).toEqual(['Nine windows']);
  expect(screen.getByText('Edited')).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: /^Putting/ }));
  expect(screen.queryByRole('list', { name: 'Putting' })).toBeNull();
});

test('a search opens the groups with matches and says when nothing matches', async () => {
  const { golfer } = await show();
  const find = screen.getByRole('searchbox', { name: 'Find an exercise' });
  await golfer.type(find, 'half');
  await waitFor(() => expect(namesIn('Iron swing')).toEqual(['Half swings']));
  expect(screen.queryByText('Clock putting')).toBeNull();
  await golfer.clear(find);
  await golfer.type(find, '12 balls');
  await waitFor(() => expect(namesIn('Putting')).toEqual(['Clock putting']));
  await golfer.type(find, ' of gold');
  expect(await screen.findByRole('heading', { name: 'No exercise found' })).toBeDefined();
});

test('exercises of one name are told apart by a number', async () => {
  const twice = { name: 'Gate putting', type: 'putting' } as const;
  const gone = { name: 'Coin drill' };
  const { golfer } = await show(
    [anExercise({ ...twice, id: 'b' }), anExercise({ ...twice, id: 'a' })],
    [aDeletedExercise({ ...gone, id: 'x' }), aDeletedExercise({ ...gone, id: 'y' })],
  );
  expect(namesIn('Putting')).toEqual(['Gate putting', 'Gate putting (2)']);
  expect(screen.getByRole('button', { name: 'Edit Gate putting (2)' })).toBeDefined();
  await golfer.click(screen.getByRole('tab', { name: 'Deleted Exercises' }));
  expect(screen.getByRole('button', { name: 'Restore Coin drill (2)' })).toBeDefined();
});

test('an installation without exercises says so and offers to create an exercise', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No exercises yet' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create exercise' })).toBeDefined();
});

test('exercises that fail to load can be loaded again', async () => {
  server.refuses('internal', exercises.list);
  server.answers(exercises.deleted, []);
  const { golfer } = await renderScreen(<ExercisesScreen />, {
    user: aGolfer({ isAdmin: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Unable to load exercises' })).toBeDefined();
  server.answers(exercises.list, some);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Clock putting')).toBeDefined();
});

test('deleted exercises show why and when they were deleted and are restored after confirmation', async () => {
  const gone = aDeletedExercise({
    name: 'Long irons off a mat',
    type: 'irons',
    deletionReason: 'Replaced by Nine windows',
  });
  const { golfer } = await show(some, [gone, aDeletedExercise({ name: 'One-handed chips' })]);
  await golfer.click(screen.getByRole('tab', { name: 'Deleted Exercises' }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /Long irons off a mat.*Irons.*Deleted 2 May.*Replaced by Nine/,
  );
  expect(second?.textContent).toContain('No reason given');

  await golfer.click(screen.getByRole('button', { name: 'Restore Long irons off a mat' }));
  const question = within(screen.getByRole('alertdialog', { name: /^Restore Long irons/ }));
  await golfer.click(question.getByRole('button', { name: 'Not now' }));
  expect(server.calls(exercises.restore)).toEqual([]);

  server.answers(exercises.restore, gone);
  server.answers(exercises.deleted, []);
  await golfer.click(screen.getByRole('button', { name: 'Restore Long irons off a mat' }));
  await golfer.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Exercise Restored')).toBeDefined();
  expect(server.calls(exercises.restore)[0]?.params).toEqual({ id: gone.id });
  expect(await screen.findByRole('heading', { name: 'Nothing deleted' })).toBeDefined();
});

test('a failed restore shows an error and keeps the deleted exercise listed', async () => {
  const gone = aDeletedExercise({ name: 'One-handed chips' });
  const { golfer } = await show(some, [gone]);
  await golfer.click(screen.getByRole('tab', { name: 'Deleted Exercises' }));
  server.refuses('internal', exercises.restore);
  await golfer.click(screen.getByRole('button', { name: /^Restore/ }));
  await golfer.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Restore Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.')).toBeDefined();
  expect(screen.getByText('One-handed chips')).toBeDefined();
});
