import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { builder } from '#contract/builder.ts';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import {
  aBuilderExercise,
  aBuilderProgram,
  aBuilderSession,
  aBuilderWeek,
} from '#testing/a-builder-program.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { BuilderScreen } from './builder-screen.tsx';

const server = stubServer();

beforeEach(() => loadTexts('builder'));

const screenOf = (programId: string) => <BuilderScreen programId={programId} />;

const show = (program: BuilderProgram = aBuilderProgram()) =>
  renderScreen(screenOf(program.id), {
    user: aGolfer({ isAdmin: true }),
    reads: { '/api/admin/programs/fairway-finder': program },
  });

type View = Awaited<ReturnType<typeof show>>;

const press = ({ golfer }: View, name: string | RegExp) =>
  golfer.click(screen.getByRole('button', { name }));

/** Chooses an item from the menu of a part. */
async function choose(view: View, part: string, item: string) {
  await press(view, `More for ${part}`);
  await view.golfer.click(await screen.findByRole('menuitem', { name: item }));
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const toast = (title: string) => screen.findByText(title, { selector: '.toast b' });

const two = [
  aBuilderExercise(),
  aBuilderExercise({ id: 'x2', order: 2, name: 'Ladder', duration: 5 }),
];
const busy = aBuilderProgram({
  version: 0,
  weeks: [
    aBuilderWeek({ sessions: [aBuilderSession({ exercises: two })] }),
    aBuilderWeek({
      id: 'w2',
      weekNumber: 2,
      title: '',
      sessions: [aBuilderSession({ id: 's2', title: 'Lag', exercises: [] })],
    }),
  ],
});

test('a visitor sees that authentication is required and a link back to the administration', async () => {
  await renderScreen(screenOf('any'));
  expect(screen.getByRole('heading', { name: 'Authentication required' })).toBeDefined();
  const back = screen.getByRole('link', { name: 'Back to Admin' });
  expect(back.getAttribute('href')).toBe('/admin');
  expect(server.log()).toEqual([]);
});

test('a golfer sees that the screen is for administrators and a link to the home screen', async () => {
  await renderScreen(screenOf('any'), { user: aGolfer() });
  expect(screen.getByRole('heading', { name: 'Admin access required' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(server.log()).toEqual([]);
});

test('an unknown program shows a not-found message', async () => {
  server.refuses('not_found', builder.get);
  await renderScreen(screenOf('none'), { user: aGolfer({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { name: 'Program not found' })).toBeDefined();
  const back = screen.getByRole('link', { name: 'Back to Programs' });
  expect(back.getAttribute('href')).toBe('/admin/programs');
  expect(server.calls(builder.get)).toHaveLength(1);
});

test('a failed load is retried three times', async () => {
  server.refuses('internal', builder.get);
  await renderScreen(screenOf('any'), { user: aGolfer({ isAdmin: true }) });
  const heading = { name: 'Unable to Load Program' };
  expect(await screen.findByRole('heading', heading, { timeout: 10_000 })).toBeDefined();
  expect(server.calls(builder.get)).toHaveLength(4);
});

test('a forbidden load is not retried', async () => {
  server.refuses('forbidden', builder.get);
  await renderScreen(screenOf('any'), { user: aGolfer({ isAdmin: true }) });
  expect(await screen.findByRole('heading', { name: 'Admin access required' })).toBeDefined();
  expect(server.calls(builder.get)).toHaveLength(1);
});

test('the builder checks the plan against its own numbers, and a finding opens its place in the plan', async () => {
  const view = await show(busy);
  const checks = within(
    screen.getByRole('region', { name: '4 things to check before it goes live' }),
  );
  const findings = checks.getAllByRole('listitem').map((line) => line.textContent);
  expect(findings).toEqual([
    'The plan has 2 of 1 weeks1 too many',
    'Start line5 min over',
    'Week 2 has no titleAdd one',
    'Lag20 min short',
  ]);
  const week = screen.getByRole('button', { name: /^Week 2 Untitled/ });
  expect(week.getAttribute('aria-expanded')).toBe('false');
  await view.golfer.click(checks.getByRole('button', { name: /^Lag/ }));
  expect(week.getAttribute('aria-expanded')).toBe('true');
  const heading = screen.getByRole('heading', { name: 'Lag' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a press on a week expands or collapses it', async () => {
  const view = await show();
  const week = screen.getByRole('button', { name: /^Week 1 On line/ });
  expect(screen.getByRole('heading', { name: 'Start line' })).toBeDefined();
  await view.golfer.click(week);
  expect(week.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('heading', { name: 'Start line' })).toBeNull();
});

test('arrow keys on a handle move an exercise by one place, and a toast shows the new place', async () => {
  await show(busy);
  const [first, second] = two;
  const swapped = [second, first].map((each, index) => ({
    ...(each ?? aBuilderExercise()),
    order: index + 1,
  }));
  const moved = aBuilderProgram({
    version: 0,
    weeks: [aBuilderWeek({ sessions: [aBuilderSession({ exercises: swapped })] })],
  });
  server.answers(builder.updateExercise, { id: 'x1', program: moved });
  const grip = screen.getByRole('button', { name: 'Move Gate putting, place 1 of 2' });
  expect(grip.getAttribute('aria-description')).toMatch(/arrow key/);
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  expect(await toast('Exercise moved successfully')).toBeDefined();
  const where = 'Gate putting: place 2 of 2 in Start line';
  expect(screen.getByText(where, { selector: '.toast p' })).toBeDefined();
  const [call] = server.calls(builder.updateExercise);
  expect(call).toMatchObject({ params: { id: 'x1' }, body: { order: 2 } });
  // The screen shows the program from the answer.
  expect(screen.getByRole('button', { name: 'Move Gate putting, place 2 of 2' })).toBeDefined();
});

test('a toast shows the new place of a moved session or week', async () => {
  await show(busy);
  const grip = (name: string) => screen.getByRole('button', { name });
  const said = (text: string) => screen.findByText(text, { selector: '.toast p' });
  server.answers(builder.updateSession, { id: 's1', program: busy });
  fireEvent.keyDown(grip('Move Start line, Monday'), { key: 'ArrowDown' });
  expect(await said('Start line: Monday, week 1')).toBeDefined();
  server.answers(builder.updateWeek, { id: 'w2', program: busy });
  fireEvent.keyDown(grip('Move week 2 of 2'), { key: 'ArrowUp' });
  expect(await said('Week 2: week 2 of 2')).toBeDefined();
});

test('exercises, sessions, and weeks do not move beyond the ends', async () => {
  await show(busy);
  const grips = {
    'Move Gate putting, place 1 of 2': 'ArrowUp',
    'Move Start line, Monday': 'ArrowUp',
    'Move week 2 of 2': 'ArrowDown',
  };
  for (const [name, key] of Object.entries(grips))
    fireEvent.keyDown(screen.getByRole('button', { name }), { key });
  expect(server.log()).toEqual([]);
});

test('the menus move a week up and a session to another week and day', async () => {
  const view = await show(busy);
  server.answers(builder.updateWeek, { id: 'w2', program: busy });
  await choose(view, 'Week 2', 'Move up');
  await waitFor(() =>
    expect(server.calls(builder.updateWeek)).toMatchObject([
      { params: { id: 'w2' }, body: { weekNumber: 1 } },
    ]),
  );
  server.answers(builder.updateSession, { id: 's1', program: busy });
  await choose(view, 'Start line', 'Move to week...');
  const move = await dialog('Move Start line');
  await view.golfer.selectOptions(move.getByRole('combobox', { name: 'To week' }), 'w2');
  await view.golfer.click(move.getByRole('radio', { name: 'Tuesday' }));
  await view.golfer.click(move.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(server.calls(builder.updateSession)).toMatchObject([
      { params: { id: 's1' }, body: { programWeekId: 'w2', dayNumber: 2 } },
    ]),
  );
});

test('a menu copies weeks and sessions', async () => {
  const view = await show();
  server.answers(builder.copyWeek, { id: 'w2', program: busy });
  await choose(view, 'On line', 'Copy');
  expect(await toast('Week copied successfully')).toBeDefined();
  server.answers(builder.copySession, { id: 's9', program: busy });
  await choose(view, 'Start line', 'Copy');
  expect(await toast('Session copied successfully')).toBeDefined();
});

test.each([
  [
    'On line',
    builder.deleteWeek,
    'Are you sure you want to delete this week? This will also delete all sessions in this week.',
    'Week deleted successfully',
    'Failed to delete week',
  ],
  [
    'Start line',
    builder.deleteSession,
    'Are you sure you want to delete this session? This will also delete all exercises in this session.',
    'Session deleted successfully',
    'Failed to delete session',
  ],
  [
    'Gate putting',
    builder.deleteExercise,
    'Are you sure you want to delete this exercise?',
    'Exercise deleted successfully',
    'Failed to delete exercise',
  ],
])('deleting %s asks first, and the toast can undo it', async (part, row, asks, done, failed) => {
  const view = await show();
  await choose(view, part, 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: `Delete ${part}?` }));
  expect(question.getByText(asks)).toBeDefined();
  server.refuses('internal', row);
  await view.golfer.click(question.getByRole('button', { name: 'Delete' }));
  expect(await toast(failed)).toBeDefined();
  expect(screen.getByText('An error occurred', { selector: '.toast p' })).toBeDefined();
  server.answers(row, { id: 'any', program: aBuilderProgram({ weeks: [] }) });
  await view.golfer.click(question.getByRole('button', { name: 'Delete' }));
  expect(await toast(done)).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'No weeks yet' })).toBeDefined();
  server.answers(builder.undo, { id: 'any', program: aBuilderProgram() });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await toast('Restored')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Week 1 On line/ })).toBeDefined();
});

test('the last deleted part can be restored after its toast is gone', async () => {
  const view = await show(
    aBuilderProgram({ lastDeleted: { kind: 'session', title: 'Lag', revision: 'r' } }),
  );
  server.answers(builder.undo, { id: 's2', program: busy });
  await press(view, 'Restore “Lag”');
  expect(await toast('Restored')).toBeDefined();
  expect(server.calls(builder.undo)).toMatchObject([{ params: { id: 'fairway-finder' } }]);
});

test('publishing first explains its effect on golfers', async () => {
  const view = await show({ ...busy, version: 3, hasChanges: true });
  await press(view, 'Publish');
  const asks = within(await screen.findByRole('alertdialog', { name: 'Publish Fairway Finder?' }));
  expect(asks.getByText(/from now on get version 4\. .* until you recalculate\.$/)).toBeDefined();
  expect(asks.getByText('4 things to check are still open.')).toBeDefined();
  server.answers(builder.publish, aBuilderProgram({ version: 4 }));
  await view.golfer.click(asks.getByRole('button', { name: 'Publish' }));
  expect(await toast('Program Published')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'The plan adds up' })).toBeDefined();
});

test('discarding unpublished changes asks first', async () => {
  const view = await show(aBuilderProgram({ hasChanges: true }));
  expect(screen.getByText('Changes not published')).toBeDefined();
  await press(view, 'Discard changes');
  const asks = within(await screen.findByRole('alertdialog'));
  expect(asks.getByText('The plan goes back to version 1. This cannot be undone.')).toBeDefined();
  server.answers(builder.discard, aBuilderProgram());
  await view.golfer.click(asks.getByRole('button', { name: 'Discard changes' }));
  expect(await toast('Changes Discarded')).toBeDefined();
  expect(screen.queryByText('Changes not published')).toBeNull();
});
