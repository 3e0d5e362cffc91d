import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { Exercise } from '#contract/exercises-schemas.ts';
import { anExercise, aWholeExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { ExercisesScreen } from './exercises-screen.tsx';

const server = stubServer();
afterEach(dismissToast);

async function show() {
  server.answers(exercises.list, [anExercise()]);
  server.answers(exercises.deleted, []);
  const view = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await screen.findByRole('button', { name: 'Edit Splash line' });
  return view;
}

async function openCreate() {
  const view = await show();
  await view.golfer.click(screen.getByRole('button', { name: 'Create exercise' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create exercise' }));
  return { ...view, dialog, save: dialog.getByRole('button', { name: /^Create exercise/ }) };
}

async function openEdit(changes: Partial<Exercise> = {}) {
  const view = await show();
  server.answers(exercises.get, aWholeExercise(changes));
  await view.golfer.click(screen.getByRole('button', { name: 'Edit Splash line' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit exercise' }));
  return { ...view, dialog, save: dialog.getByRole('button', { name: /^Save changes/ }) };
}

test('a new exercise requires only a name and minutes', async () => {
  const { golfer, dialog, save } = await openCreate();
  await golfer.clear(dialog.getByLabelText('Minutes'));
  await golfer.click(save);
  expect(await dialog.findByText('Enter whole minutes from 1 to 240.')).toBeDefined();
  expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(server.calls(exercises.create)).toEqual([]);

  server.answers(exercises.create, aWholeExercise({ name: 'Coin drill' }));
  await golfer.type(dialog.getByLabelText('Name'), 'Coin drill');
  await golfer.type(dialog.getByLabelText('Minutes'), '12');
  await golfer.click(save);
  expect(await screen.findByText('Exercise Created')).toBeDefined();
  expect(server.calls(exercises.create)[0]?.body).toMatchObject({
    name: 'Coin drill',
    duration: 12,
    type: 'putting',
    difficulty: 'beginner',
    icon: 'target',
    equipment: [],
    details: null,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a name that another exercise has gets a hint with a free name, and can be saved all the same', async () => {
  const { golfer, dialog, save } = await openCreate();
  const name = dialog.getByLabelText('Name');
  await golfer.type(name, 'splash line');
  expect((await dialog.findByRole('status')).textContent).toBe(
    'There is already one with this name. To tell them apart, you could call this one “splash line (2)”.',
  );
  await golfer.type(name, ' at home');
  expect(dialog.queryByRole('status')).toBeNull();
  await golfer.clear(name);
  await golfer.type(name, 'Splash line');
  server.answers(exercises.create, aWholeExercise());
  await golfer.click(save);
  expect(await screen.findByText('Exercise Created')).toBeDefined();
});

test('the form splits equipment at commas, trims it, and offers eight icons', async () => {
  const { golfer, dialog, save } = await openCreate();
  server.answers(exercises.create, aWholeExercise());
  await golfer.type(dialog.getByLabelText('Name'), 'Towel drill');
  await golfer.type(dialog.getByLabelText(/^Equipment/), ' towel, 10 balls ,, wedge,');
  const icons = within(dialog.getByRole('radiogroup', { name: 'Icon' }));
  expect(icons.getAllByRole('radio')).toHaveLength(8);
  await golfer.click(icons.getByRole('radio', { name: 'Star' }));
  await golfer.selectOptions(dialog.getByLabelText('Type'), 'Iron swing');
  await golfer.click(dialog.getByRole('radio', { name: 'Expert' }));
  await golfer.click(save);
  await screen.findByText('Exercise Created');
  expect(server.calls(exercises.create)[0]?.body).toMatchObject({
    equipment: ['towel', '10 balls', 'wedge'],
    icon: 'star',
    type: 'iron_swing',
    difficulty: 'expert',
  });
});

test('the form sends the extra drill details: steps, faults, venues, and a score with its targets', async () => {
  const { golfer, dialog, save } = await openCreate();
  server.answers(exercises.create, aWholeExercise());
  await golfer.type(dialog.getByLabelText('Name'), 'Gate putting');
  await golfer.click(dialog.getByText('More'));
  await golfer.type(dialog.getByLabelText('Steps'), 'Set two tees.{Enter}{Enter} Putt ten balls. ');
  await golfer.click(dialog.getByRole('button', { name: 'Add a fault' }));
  await golfer.type(dialog.getByLabelText('Fault'), 'Looking up');
  await golfer.type(dialog.getByLabelText('Fix'), 'Listen for the cup.');
  await golfer.click(dialog.getByRole('button', { name: 'Add a fault' }));
  await golfer.click(dialog.getByRole('checkbox', { name: 'Putting green' }));
  await golfer.selectOptions(dialog.getByLabelText('Mode'), 'Game');
  await golfer.click(dialog.getByRole('switch', { name: 'This drill is scored' }));
  await golfer.type(dialog.getByLabelText('How to count'), 'Count the putts.');
  await golfer.type(dialog.getByLabelText('What is counted'), 'putts');
  await golfer.type(dialog.getByLabelText(/^Highest score/), '10');
  const targets = within(dialog.getByRole('group', { name: 'A good score for' }));
  for (const [level, target] of Object.entries({ Beginner: '4', Intermediate: '6', Advanced: '7' }))
    await golfer.type(targets.getByLabelText(level), target);
  await golfer.type(targets.getByLabelText('Expert'), '3');
  await golfer.click(save);
  expect(await targets.findByText(/^Each level’s target must be/)).toBeDefined();
  expect(server.calls(exercises.create)).toEqual([]);

  await golfer.clear(targets.getByLabelText('Expert'));
  await golfer.type(targets.getByLabelText('Expert'), '8');
  await golfer.click(save);
  await screen.findByText('Exercise Created');
  expect(server.calls(exercises.create)[0]?.body?.details).toMatchObject({
    steps: ['Set two tees.', 'Putt ten balls.'],
    commonFaults: [{ fault: 'Looking up', fix: 'Listen for the cup.' }],
    venues: ['putting_green'],
    mode: 'game',
    scoring: {
      how: 'Count the putts.',
      unit: 'putts',
      better: 'higher',
      min: 0,
      max: 10,
      step: 1,
      targets: { beginner: 4, intermediate: 6, advanced: 7, expert: 8 },
    },
  });
});

test('editing starts with the current exercise and keeps the fields that were not changed', async () => {
  const details = {
    purpose: 'Feel the sand.',
    setUp: '',
    steps: ['Draw a line.'],
    commonFaults: [],
    venues: ['short_game_area' as const],
    mode: null,
    scoring: null,
    diagram: null,
    alternatives: ['A bucket of sand.'],
    safety: 'Nobody stands ahead.',
  };
  const { golfer, dialog, save } = await openEdit({ details });
  server.answers(exercises.update, aWholeExercise());
  const name = dialog.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Splash line');
  await golfer.type(name, ' two');
  await golfer.click(save);
  expect(await screen.findByText('Exercise Updated')).toBeDefined();
  expect(server.calls(exercises.update)[0]).toMatchObject({
    params: { id: 'splash-line' },
    body: { name: 'Splash line two', language: 'en', details },
    headers: { 'opened-revision': 'first' },
  });
});

test('a failed save keeps the typed values', async () => {
  const { golfer, dialog, save } = await openEdit();
  server.refuses('internal', exercises.update);
  await golfer.type(dialog.getByLabelText('Name'), '!');
  await golfer.click(save);
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Splash line!');
});

test('a save that was refused because of somebody else’s change shows both and keeps the typed values', async () => {
  const { golfer, dialog, save } = await openEdit();
  server.refuses('edited_meanwhile', exercises.update);
  const other = aWholeExercise({ revision: 'second', duration: 25 });
  server.answers(exercises.get, other);
  await golfer.type(dialog.getByLabelText('Name'), '!');
  await golfer.click(save);
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(await dialog.findByText('Somebody else has changed this in the meantime.')).toBeDefined();
  expect(dialog.getByText(/^Now/).parentElement?.textContent).toBe('Now\n25');
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Splash line!');
  server.answers(exercises.update, other);
  await golfer.click(save);
  expect(await screen.findByText('Exercise Updated')).toBeDefined();
  const sent = server.calls(exercises.update).map(({ headers }) => headers['opened-revision']);
  expect(sent).toEqual(['first', 'second']);
});

test('a value that the server rejects shows the error at its field', async () => {
  const { golfer, dialog, save } = await openEdit();
  const message = 'Braces are for distances.';
  server.refuses('invalid_input', exercises.update, [{ path: 'details.steps.1', message }]);
  await golfer.type(dialog.getByLabelText('Name'), '!');
  await golfer.click(save);
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByLabelText('Steps').getAttribute('aria-invalid')).toBe('true');
});

test('closing asks for confirmation when the form has changes and closes at once when it has not', async () => {
  const { golfer, dialog } = await openEdit();
  await golfer.type(dialog.getByLabelText('Name'), '!');
  await golfer.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Discard/ }));
  await golfer.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Splash line!');
  await golfer.keyboard('{Escape}');
  await golfer.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await golfer.click(screen.getByRole('button', { name: 'Edit Splash line' }));
  await screen.findByRole('dialog', { name: 'Edit exercise' });
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an exercise that fails to load for editing shows an error', async () => {
  const { golfer } = await show();
  server.refuses('not_found', exercises.get);
  await golfer.click(screen.getByRole('button', { name: 'Edit Splash line' }));
  expect(await screen.findByText('Unable to load exercise')).toBeDefined();
});
