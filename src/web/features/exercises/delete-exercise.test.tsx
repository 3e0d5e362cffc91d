import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { admin } from '#contract/admin.ts';
import { exercises } from '#contract/exercises.ts';
import { aDeletedExercise, anExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { ExercisesScreen } from './exercises-screen.tsx';

const server = stubServer();
afterEach(dismissToast);

const info = {
  currentUsers: 86,
  pastUsers: 1241,
  scheduledSessions: 1,
  programs: [
    { id: 'break-90', name: 'Break 90' },
    { id: 'scoring-zone', name: 'Scoring Zone' },
  ],
};

async function openDialog(listName = 'Splash line') {
  server.answers(exercises.list, [anExercise(), anExercise({ id: 'splash-line-2' })]);
  server.answers(exercises.deleted, []);
  const { golfer } = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await golfer.click(await screen.findByRole('button', { name: `Delete ${listName}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Delete ${listName}?` }));
  const name = dialog.getByLabelText('Type the name to confirm');
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: /^Soft Delete/ });
  return { golfer, dialog, name, remove };
}

test('deleting shows what uses the exercise and requires its name, ignoring case', async () => {
  server.answers(admin.exerciseDeletionInfo, info);
  const { golfer, dialog, name, remove } = await openDialog();
  expect((await dialog.findByText('1,241')).closest('div')?.textContent).toContain(
    'trained with it',
  );
  expect(dialog.getByText('session planned')).toBeDefined();
  expect(dialog.getByText('It is part of Break 90 and Scoring Zone.')).toBeDefined();
  expect(remove.disabled).toBe(true);
  await golfer.type(name, 'splash lin');
  const hint = "Exercise name doesn't match. Please type exactly: Splash line";
  expect(dialog.getByText(hint)).toBeDefined();
  expect(remove.disabled).toBe(true);
  await golfer.type(name, 'E ');
  expect(dialog.getByText('The name matches.')).toBeDefined();
  await golfer.type(dialog.getByLabelText(/^Reason/), 'Two golfers hurt a wrist.');

  server.answers(exercises.remove, aDeletedExercise());
  await golfer.click(remove);
  expect(await screen.findByText('Exercise Soft Deleted')).toBeDefined();
  expect(server.calls(exercises.remove)[0]).toMatchObject({
    params: { id: 'splash-line' },
    body: { reason: 'Two golfers hurt a wrist.' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an exercise that nothing uses says so and still requires its name to delete it', async () => {
  const none = { currentUsers: 0, pastUsers: 0, scheduledSessions: 0, programs: [] };
  server.answers(admin.exerciseDeletionInfo, none);
  const { golfer, dialog, name, remove } = await openDialog();
  const says = 'Nothing uses it: no plan, program or score.';
  expect(await dialog.findByText(says)).toBeDefined();
  expect(remove.disabled).toBe(true);
  await golfer.type(name, 'Splash line');
  expect(remove.disabled).toBe(false);
});

test('one of two exercises of one name is deleted by typing the name that both have', async () => {
  server.answers(admin.exerciseDeletionInfo, info);
  const { golfer, dialog, name, remove } = await openDialog('Splash line (2)');
  await dialog.findByText('1,241');
  await golfer.type(name, 'Splash line');
  server.answers(exercises.remove, aDeletedExercise());
  await golfer.click(remove);
  expect(await screen.findByText('Exercise Soft Deleted')).toBeDefined();
  expect(server.calls(exercises.remove)[0]?.params).toEqual({ id: 'splash-line-2' });
});

test('deletion stays disabled until the usage of the exercise is loaded, which can be retried', async () => {
  server.refuses('internal', admin.exerciseDeletionInfo);
  const { golfer, dialog, name, remove } = await openDialog();
  expect(await screen.findAllByText('Failed to Load Deletion Info')).not.toHaveLength(0);
  await golfer.type(name, 'Splash line');
  expect(remove.disabled).toBe(true);
  server.answers(admin.exerciseDeletionInfo, { ...info, programs: [] });
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  await dialog.findByText('86');
  expect(dialog.queryByText(/^It is part of/)).toBeNull();
  expect(remove.disabled).toBe(false);
});

test('a failed deletion keeps the dialog open with the typed name', async () => {
  server.answers(admin.exerciseDeletionInfo, info);
  const { golfer, dialog, name, remove } = await openDialog();
  await dialog.findByText('86');
  await golfer.type(name, 'Splash line');
  server.isUnreachable(exercises.remove);
  await golfer.click(remove);
  expect(await screen.findByText('Deletion Failed')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Type the name to confirm').value).toBe(
    'Splash line',
  );
});
