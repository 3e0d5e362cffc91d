import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { builder } from '#contract/builder.ts';
import { exercises as exerciseRows } from '#contract/exercises.ts';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { aBuilderExercise, aBuilderProgram } from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { exercisesQuery } from './builder-query.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { taskOf, taskValues } from './task-fields.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder'));

const anExercise = (changes: Partial<ExerciseListItem> = {}): ExerciseListItem => ({
  id: 'ladder',
  name: 'Ladder',
  type: 'putting',
  duration: 10,
  difficulty: 'beginner',
  icon: 'target',
  equipment: [],
  imageUrl: null,
  videoUrl: null,
  hasDiagram: false,
  isScored: false,
  source: 'shipped',
  hasOffer: false,
  ...changes,
});

const list = [
  anExercise(),
  anExercise({ id: 'gate-putting', name: 'Gate putting' }),
  anExercise({ id: 'nine', name: 'Nine windows', type: 'irons' }),
  anExercise({ id: 'punch', name: 'Punch', type: 'iron_swing' }),
];

async function show(exercises: readonly ExerciseListItem[] | null = list) {
  const program = aBuilderProgram();
  const { golfer, client } = await renderScreen(<BuilderScreen programId={program.id} />, {
    user: aGolfer({ isAdmin: true }),
    reads: { '/api/admin/programs/fairway-finder': program },
  });
  if (exercises) client.setQueryData(exercisesQuery.queryKey, [...exercises]);
  return golfer;
}

async function openAdd(exercises: readonly ExerciseListItem[] | null = list) {
  const golfer = await show(exercises);
  await golfer.click(screen.getByRole('button', { name: 'Add Exercise' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Exercise' }));
  const choice = () => dialog.getByRole<HTMLInputElement>('combobox', { name: 'Exercise' });
  return {
    golfer,
    dialog,
    choice,
    offered: async () => {
      await golfer.click(choice());
      return screen.getAllByRole('option').map((option) => option.textContent);
    },
    choose: async (name: string) => {
      await golfer.click(choice());
      await golfer.click(screen.getByRole('option', { name }));
    },
    send: () => golfer.click(dialog.getByRole('button', { name: 'Add Exercise' })),
  };
}

const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

test('the dialog offers exercises of the chosen type and no exercises before a type is chosen', async () => {
  const { golfer, dialog, choice, choose, offered } = await openAdd();
  expect([choice().disabled, choice().placeholder]).toEqual([true, 'Choose a type first']);
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  expect([choice().disabled, choice().placeholder]).toEqual([false, 'Choose an exercise']);
  // Gate putting is already in the session.
  expect(await offered()).toEqual(['Ladder']);
  await choose('Ladder');
  await golfer.click(dialog.getByRole('radio', { name: 'Irons' }));
  expect(choice().value).toBe('');
  expect(await offered()).toEqual(['Nine windows', 'Punch']);
});

test('exercises of one name are told apart by a number', async () => {
  const { golfer, dialog, offered } = await openAdd([...list, anExercise({ id: 'ladder-2' })]);
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  expect(await offered()).toEqual(['Ladder', 'Ladder (2)']);
});

test('a new exercise defaults to place 1 and 10 minutes, and the dialog checks them against the session’s duration', async () => {
  const { golfer, dialog, choose, send } = await openAdd();
  expect(dialog.getByText('Start line: 20 of 20 min')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: 'Order' })).toHaveProperty('value', '1');
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' });
  expect(minutes).toHaveProperty('value', '10');
  expect(dialog.getByText('Then 30 of 20 min')).toBeDefined();
  expect(dialog.getByText('10 min over')).toBeDefined();
  await golfer.clear(minutes);
  await golfer.type(minutes, '5');
  expect(dialog.getByText('5 min over')).toBeDefined();
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  await choose('Ladder');
  await golfer.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Slowly');
  server.answers(builder.addExercise, { id: 'x2', program: aBuilderProgram() });
  await send();
  expect(await toast('Exercise added successfully')).toBeDefined();
  expect(server.calls(builder.addExercise)).toMatchObject([
    {
      body: {
        sessionId: 's1',
        exerciseId: 'ladder',
        exerciseType: 'putting',
        order: 1,
        duration: 5,
        notes: 'Slowly',
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('nothing is sent without an exercise, a place, or minutes', async () => {
  const { golfer, dialog, send } = await openAdd();
  await golfer.clear(dialog.getByRole('textbox', { name: 'Order' }));
  await golfer.clear(dialog.getByRole('textbox', { name: 'Minutes' }));
  await send();
  expect(await dialog.findByText('Choose an exercise', { selector: 'p' })).toBeDefined();
  expect(dialog.getByText('1 to 20')).toBeDefined();
  expect(dialog.getByText('1 to 600')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test('an exercise that the server rejects shows an error', async () => {
  const { golfer, dialog, choice, choose, send } = await openAdd();
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  await choose('Ladder');
  server.refuses('exercise_deleted', builder.addExercise);
  server.answers(builder.get, aBuilderProgram());
  await send();
  expect(await toast('Failed to add exercise')).toBeDefined();
  expect(choice().value).toBe('Ladder');
});

test('typing finds one of 20,000 exercises, which is then sent', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    anExercise({ id: `e${index}`, name: `Putt ${index}`, type: index % 2 ? 'irons' : 'putting' }),
  );
  const { golfer, dialog, choice, choose, offered, send } = await openAdd(many);
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  expect(await offered()).toHaveLength(50);
  expect(screen.getByText('The first 50 of 10,000. Type to narrow.')).toBeDefined();
  await golfer.type(choice(), '19998 putt');
  await choose('Putt 19998');
  server.answers(builder.addExercise, { id: 'x2', program: aBuilderProgram() });
  await send();
  await waitFor(() =>
    expect(server.calls(builder.addExercise)).toMatchObject([{ body: { exerciseId: 'e19998' } }]),
  );
});

test('editing keeps a deleted exercise and sends only what was changed', async () => {
  const golfer = await show([anExercise()]);
  await golfer.click(screen.getByRole('button', { name: 'More for Gate putting' }));
  await golfer.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Exercise' }));
  const choice = dialog.getByRole('combobox', { name: 'Exercise' });
  expect(choice).toHaveProperty('value', 'Gate putting');
  await golfer.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Slow');
  server.answers(builder.updateExercise, { id: 'x1', program: aBuilderProgram() });
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await toast('Exercise updated successfully')).toBeDefined();
  const [call] = server.calls(builder.updateExercise);
  expect([call?.params, call?.body]).toEqual([{ id: 'x1' }, { notes: 'Slow' }]);
});

test('loading the exercises is retried three times, and then Try Again loads them', async () => {
  server.refuses('internal', exerciseRows.list);
  const { golfer, dialog, offered } = await openAdd(null);
  const title = { name: 'Unable to Load Exercises' };
  expect(await dialog.findByRole('heading', title, { timeout: 5000 })).toBeDefined();
  expect(server.calls(exerciseRows.list)).toHaveLength(4);
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  server.answers(exerciseRows.list, list);
  await golfer.click(dialog.getByRole('button', { name: 'Try Again' }));
  await dialog.findByRole('combobox', { name: 'Exercise' });
  expect(await offered()).toEqual(['Ladder']);
});

test('loading forbidden exercises is not retried', async () => {
  server.refuses('forbidden', exerciseRows.list);
  const { dialog } = await openAdd(null);
  expect(await dialog.findByRole('heading', { name: 'Unable to Load Exercises' })).toBeDefined();
  expect(server.calls(exerciseRows.list)).toHaveLength(1);
});

test('an administrator can set attempts, a variant, and no scoring for an exercise', async () => {
  const { golfer, dialog, choose, send } = await openAdd();
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  await choose('Ladder');
  await golfer.type(dialog.getByRole('textbox', { name: 'Attempts' }), '12');
  await golfer.type(dialog.getByRole('textbox', { name: 'Variant' }), 'Gate of two balls');
  await golfer.click(dialog.getByRole('switch', { name: 'The score is counted' }));
  server.answers(builder.addExercise, { id: 'x2', program: aBuilderProgram() });
  await send();
  expect(await toast('Exercise added successfully')).toBeDefined();
  expect(server.calls(builder.addExercise)).toMatchObject([
    { body: { task: { attempts: 12, variant: 'Gate of two balls', scored: false } } },
  ]);
});

test('an impossible number of attempts shows an error at its field', async () => {
  const { golfer, dialog, choose, send } = await openAdd();
  await golfer.click(dialog.getByRole('radio', { name: 'Putting' }));
  await choose('Ladder');
  await golfer.type(dialog.getByRole('textbox', { name: 'Attempts' }), '500');
  await send();
  expect(await dialog.findByText('1 to 200')).toBeDefined();
  expect(server.calls(builder.addExercise)).toEqual([]);
});

test('an unchanged variant keeps the key of its scores', async () => {
  const known = { task: { attempts: 10, variant: 'narrow-gate' }, variant: 'Gate of two balls' };
  expect(taskValues(known)).toMatchObject({ attempts: '10', variant: 'Gate of two balls' });
  const typed = { attempts: '10', variant: 'Gate of two balls', isCounted: true };
  const before = { ...aBuilderExercise(), ...known };
  expect(taskOf(typed, before)).toEqual({ attempts: 10, variant: 'narrow-gate' });
  expect(taskOf({ ...typed, variant: 'Gate of one' }, before)).toMatchObject({
    variant: 'Gate of one',
  });
  expect(taskOf({ attempts: '', variant: '', isCounted: true }, before)).toEqual({});
});
