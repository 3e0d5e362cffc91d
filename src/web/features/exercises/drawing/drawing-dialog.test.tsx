import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exercises } from '#contract/exercises.ts';
import type { Diagram, Mark } from '#domain/drills/diagram.ts';
import { anExercise, aWholeExercise } from '#testing/an-exercise.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ExercisesScreen } from '../exercises-screen.tsx';

const server = stubServer();

/** Opens the form of an exercise and the editor for its drawing. */
async function openEditor(diagram: Diagram | null = null) {
  server.answers(exercises.list, [anExercise()]);
  server.answers(exercises.deleted, []);
  const details = {
    purpose: '',
    setUp: '',
    steps: [],
    commonFaults: [],
    venues: [],
    mode: null,
    scoring: null,
    diagram,
    alternatives: [],
    safety: '',
  };
  server.answers(exercises.get, aWholeExercise({ details }));
  const { golfer } = await renderScreen(<ExercisesScreen />, { user: aGolfer({ isAdmin: true }) });
  await golfer.click(await screen.findByRole('button', { name: 'Edit Splash line' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit exercise' }));
  await golfer.click(form.getByText('More'));
  await golfer.click(form.getByRole('button', { name: diagram ? 'Edit drawing' : 'Draw it' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Drawing' }));
  const add = async (mark: string) => {
    await golfer.selectOptions(editor.getByLabelText('Add a mark'), mark);
    await golfer.click(editor.getByRole('button', { name: 'Add' }));
  };
  /** Saves the exercise and returns the drawing that was sent. */
  const save = async () => {
    server.answers(exercises.update, aWholeExercise());
    await golfer.click(editor.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Drawing' })).toBeNull());
    await golfer.click(screen.getByRole('button', { name: /^Save changes/ }));
    await waitFor(() => expect(server.calls(exercises.update)).toHaveLength(1));
    return server.calls(exercises.update)[0]?.body?.details?.diagram;
  };
  return { golfer, editor, add, save };
}

const alt = 'A ball and a hole.';
const drawn = (...marks: Mark[]): Diagram => ({ alt, marks });

test('the administrator draws a ground with marks and saves it with its description', async () => {
  const { golfer, editor, add, save } = await openEditor();
  await golfer.selectOptions(editor.getByLabelText('Ground'), 'Rough');
  await add('Hole');
  await add('Ball');
  await golfer.clear(editor.getByLabelText('Number'));
  await golfer.type(editor.getByLabelText('Number'), '3');
  await golfer.type(editor.getByLabelText('What it shows, in a sentence'), alt);
  expect(await save()).toEqual(
    drawn({ type: 'hole', at: [160, 100] }, { type: 'ball', at: [160, 100], n: 3 }),
  );
});

test('a number that the drawing cannot take stays in its field with the reason', async () => {
  const { golfer, editor, add, save } = await openEditor(drawn());
  await add('Ball');
  const number = editor.getByLabelText<HTMLInputElement>('Number');
  await golfer.clear(number);
  await golfer.type(number, '2.5');
  await golfer.tab();
  expect([number.value, editor.getByText('Use a whole number.')]).toEqual([
    '2.5',
    expect.anything(),
  ]);
  await golfer.clear(number);
  await golfer.tab();
  expect(editor.getByText('Fill this in.')).toBeDefined();
  await golfer.type(number, '3');
  expect(editor.queryByText('Fill this in.')).toBeNull();
  expect(await save()).toMatchObject({ marks: [{ type: 'ball', n: 3 }] });
});

test('arrow keys move a mark, Shift moves it farther, and it stops at the frame', async () => {
  const { golfer, editor, save } = await openEditor(drawn({ type: 'ball', at: [290, 100] }));
  editor.getByRole('button', { name: '1. Ball, at 290 and 100' }).focus();
  await golfer.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(await save()).toEqual(drawn({ type: 'ball', at: [291, 109] }));
});

test('a pointer drags a whole mark or one of its points', async () => {
  const { golfer, editor, save } = await openEditor(
    drawn({ type: 'stick', from: [100, 100], to: [140, 100] }),
  );
  const middle = editor.getByRole('button', { name: '1. Alignment stick, at 120 and 100' });
  const drag = (grip: Element, x: number, y: number) => {
    const box = grip.closest('svg');
    // Half the size of the field, so one pixel is two field units.
    if (box) box.getBoundingClientRect = () => new DOMRect(0, 0, 160, 100);
    grip.setPointerCapture = () => {};
    fireEvent.pointerDown(grip, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(grip, { clientX: 10 + x, clientY: 10 + y });
    fireEvent.pointerUp(grip);
  };
  drag(middle, 5, -10);
  drag(editor.getByRole('button', { name: '1. Alignment stick, point 2' }), 10, 0);
  await golfer.click(editor.getByRole('button', { name: 'Undo' }));
  drag(editor.getByRole('button', { name: '1. Alignment stick, point 2' }), 0, 20);
  expect(await save()).toEqual(drawn({ type: 'stick', from: [110, 80], to: [150, 120] }));
});

test('the administrator selects a mark from the list, edits it, removes it, and restores it with Undo', async () => {
  const { golfer, editor, save } = await openEditor(
    drawn({ type: 'zone', at: [160, 100], r: [30, 20] }, { type: 'hole', at: [200, 100] }),
  );
  await golfer.selectOptions(editor.getByLabelText('Chosen mark'), '1. Landing zone');
  await golfer.click(editor.getByLabelText('Box'));
  await golfer.clear(editor.getByLabelText('Width'));
  await golfer.type(editor.getByLabelText('Width'), '5');
  await golfer.selectOptions(editor.getByLabelText('Chosen mark'), '2. Hole');
  await golfer.click(editor.getByRole('button', { name: 'Remove mark' }));
  expect(editor.queryByRole('button', { name: /^2\. Hole/ })).toBeNull();
  await golfer.click(editor.getByRole('button', { name: 'Undo' }));
  expect(editor.getByRole('button', { name: /^2\. Hole/ })).toBeDefined();
  const [zone] = (await save())?.marks ?? [];
  expect(zone).toMatchObject({ box: true, r: [5, 20] });
});

test('Undo also restores which mark was chosen, so that Remove never removes another one', async () => {
  const { golfer, editor, add } = await openEditor();
  for (const mark of ['Ball', 'Tee', 'Hole']) await add(mark);
  const list = editor.getByLabelText<HTMLSelectElement>('Chosen mark');
  const choose = (mark: RegExp) =>
    golfer.selectOptions(list, within(list).getByRole('option', { name: mark }));
  await choose(/Ball$/);
  await golfer.click(editor.getByRole('button', { name: 'Remove mark' }));
  await choose(/Hole$/);
  await golfer.click(editor.getByRole('button', { name: 'Undo' }));
  expect(list.selectedOptions[0]?.textContent).toMatch(/Ball$/);
});

test('the editor warns about a second flag while it is drawn', async () => {
  const { editor, add } = await openEditor(drawn({ type: 'hole', at: [200, 100] }));
  await add('Hole');
  expect(editor.getByRole('alert').textContent).toBe('A drawing can have only one flag.');
});

test('a drawing without a description shows an error at its field and is not sent', async () => {
  const { golfer, editor, add } = await openEditor();
  await add('Ball');
  await golfer.click(editor.getByRole('button', { name: 'Done' }));
  await golfer.click(await screen.findByRole('button', { name: /^Save changes/ }));
  expect(await screen.findByText(/^The drawing: /)).toBeDefined();
  expect(server.calls(exercises.update)).toEqual([]);
  await golfer.click(screen.getByRole('button', { name: 'Remove drawing' }));
  server.answers(exercises.update, aWholeExercise());
  await golfer.click(screen.getByRole('button', { name: /^Save changes/ }));
  await waitFor(() => expect(server.calls(exercises.update)[0]?.body?.details).toBeNull());
});
