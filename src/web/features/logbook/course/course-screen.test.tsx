import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { emptyCard } from '#domain/logbook/hole-card.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { aRound } from '#testing/an-activity.ts';
import { thursday, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from '../add-session/add-session-dialog.tsx';
import { CourseScreen } from './course-screen.tsx';
import { roundDraftOf } from './round-draft.ts';

const server = stubServer();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (user = aGolfer()) => renderScreen(<CourseScreen />, { user });
type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const press = (golfer: Golfer, name: string | RegExp) => golfer.click(button(name));

async function start(golfer: Golfer, course = '') {
  if (course !== '') await golfer.type(screen.getByLabelText('Course'), course);
  await golfer.click(screen.getByRole('radio', { name: '9' }));
  await press(golfer, 'Start on hole 1');
}

/** Plays nine holes, each with five strokes, two putts and the fairway hit. */
async function playOn(golfer: Golfer) {
  for (let hole = 1; hole <= 9; hole += 1) {
    await press(golfer, '5 strokes');
    await press(golfer, '2 putts');
    await press(golfer, 'Fairway: hit');
    if (hole < 9) await press(golfer, `Hole ${hole + 1}`);
  }
  await toCard(golfer);
}

/** Opens the scorecard. After the last hole a second button leads there too. */
async function toCard(golfer: Golfer) {
  const [first] = screen.getAllByRole('button', { name: 'Scorecard' });
  if (first) await golfer.click(first);
}

test('the screen derives green in regulation from strokes and putts, and the golfer can override it', async () => {
  const { golfer } = await show();
  await start(golfer);
  await press(golfer, '4 strokes');
  expect(isPressed('Green in regulation: hit')).toBe(false);
  await press(golfer, '2 putts');
  expect(isPressed('Green in regulation: hit')).toBe(true);
  await press(golfer, '5 strokes');
  expect(isPressed('Green in regulation: missed')).toBe(true);
  await press(golfer, 'Green in regulation: hit');
  expect(isPressed('Green in regulation: hit')).toBe(true);
});

test('a par 3 has no fairway choice', async () => {
  const { golfer } = await show();
  await start(golfer);
  expect(screen.getByRole('group', { name: 'Fairway' })).toBeDefined();
  await golfer.click(screen.getByRole('radio', { name: 'Par 3' }));
  expect(screen.queryByRole('group', { name: 'Fairway' })).toBeNull();
  expect(button('2 strokes')).toBeDefined();
});

test('pressing beyond the highest key counts further strokes and putts', async () => {
  const { golfer } = await show();
  await start(golfer);
  await press(golfer, '8 strokes');
  await press(golfer, 'One stroke more');
  await press(golfer, '4+ putts');
  await press(golfer, '4 putts');
  expect(isPressed('5 putts')).toBe(true);
  expect(screen.getByText(/^9 strokes, \+5 against par after 1 hole$/)).toBeDefined();
});

test('Undo removes the last tap, also on the previous hole', async () => {
  const { golfer } = await show();
  await start(golfer);
  expect(button('Undo').hasAttribute('disabled')).toBe(true);
  await press(golfer, '5 strokes');
  await press(golfer, 'Hole 2');
  await press(golfer, '3 strokes');
  await press(golfer, 'Undo');
  expect(isPressed('3 strokes')).toBe(false);
  await press(golfer, 'Undo');
  expect(screen.getByRole('heading', { name: 'Hole 1' })).toBeDefined();
  expect(isPressed('5 strokes')).toBe(false);
});

test('a round that another tab has sent and started anew shows its first hole', async () => {
  const { golfer } = await show();
  await start(golfer);
  await playOn(golfer);
  await press(golfer, 'Finish round');
  const draft = roundDraftOf('golfer-1');
  const sent = draft.get();
  act(() => draft.set(sent && { ...sent, key: 'next', at: 0, holes: emptyCard(9, []) }));
  expect(screen.getByRole('heading', { name: 'Hole 1' })).toBeDefined();
});

test('what is entered before the start survives leaving the screen, until the round starts', async () => {
  const first = await show();
  await first.golfer.type(screen.getByLabelText('Course'), 'Kennemer');
  await first.golfer.click(screen.getByRole('radio', { name: '9' }));
  first.unmount();
  const again = await show();
  expect(screen.getByLabelText('Course')).toHaveProperty('value', 'Kennemer');
  expect(screen.getByRole('radio', { name: '9', checked: true })).toBeDefined();
  await press(again.golfer, 'Start on hole 1');
  act(() => roundDraftOf('golfer-1').set(null));
  expect(screen.getByLabelText('Course')).toHaveProperty('value', '');
});

test('all taps are restored after a reload, for the same golfer only', async () => {
  const first = await show();
  await start(first.golfer, 'Kennemer');
  await press(first.golfer, '5 strokes');
  await press(first.golfer, 'Hole 2');
  await press(first.golfer, '1 putt');
  first.unmount();
  const other = await show(aGolfer({ id: 'golfer-2' }));
  expect(button('Start on hole 1')).toBeDefined();
  other.unmount();
  const again = await show();
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeDefined();
  expect(isPressed('1 putt')).toBe(true);
  await press(again.golfer, 'Previous hole');
  expect(isPressed('5 strokes')).toBe(true);
});

test('a device without storage keeps the round in memory until the golfer leaves the page', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { golfer } = await show(aGolfer({ id: 'golfer-3' }));
  await start(golfer);
  await press(golfer, '5 strokes');
  expect(isPressed('5 strokes')).toBe(true);
  full.mockRestore();
});

test('the scorecard links to every hole and shows how many holes are left', async () => {
  const { golfer } = await show();
  await start(golfer);
  await press(golfer, '4 strokes');
  await press(golfer, 'Scorecard');
  expect(screen.getByText('8 holes are left.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Finish round' })).toBeNull();
  await press(golfer, 'Hole 7, Par 4, not played');
  expect(screen.getByRole('heading', { name: 'Hole 7' })).toBeDefined();
  await press(golfer, 'Scorecard');
  await press(golfer, 'Resume: hole 2');
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeDefined();
});

test('a finished round is sent with its holes and totals and then removed from the device', async () => {
  const effects = { unlockedAchievements: [anAchievement({ name: 'First card' })] };
  server.answers(logbook.addRound, { ...aRound, effects });
  const { golfer, router } = await show();
  await start(golfer, 'Kennemer');
  await playOn(golfer);
  await press(golfer, 'Finish round');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Kennemer');
  await press(golfer, 'Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  const hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
  expect(server.calls(logbook.addRound)[0]?.body).toEqual({
    name: 'Kennemer',
    courseName: 'Kennemer',
    holes: 9,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore: 45,
    fairwaysHit: 9,
    greensInRegulation: 0,
    coursePar: 36,
    putts: 18,
    penalties: 0,
    sessionDate: thursday,
    scorecard: Array.from({ length: 9 }, () => hole),
  });
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findByRole('button', { name: 'Start on hole 1' })).toBeDefined();
  expect(celebratedNames()).toEqual(['First card']);
});

test('a round of 18 that ends early is added as a round of nine, which says what is left out', async () => {
  server.answers(logbook.addRound, aRound);
  const user = aGolfer();
  const holes = emptyCard(18).map((hole, at) => (at < 8 ? { ...hole, strokes: 5 } : hole));
  const draft = { key: 'key', sessionDate: thursday, courseName: 'Kennemer', at: 8, undo: [] };
  roundDraftOf(user.id).set({ ...draft, holes });
  const { golfer } = await show(user);
  await toCard(golfer);
  expect(screen.queryByRole('button', { name: 'Finish after 9 holes' })).toBeNull();
  await press(golfer, 'Resume: hole 9');
  await press(golfer, '4 strokes');
  await press(golfer, 'Hole 10');
  await press(golfer, '6 strokes');
  await toCard(golfer);
  await press(golfer, 'Finish after 9 holes');
  expect(screen.getByText(/1 more hole was played/)).toBeDefined();
  await press(golfer, 'Add round');
  await screen.findByText('Round Added');
  const body = server.calls(logbook.addRound)[0]?.body;
  expect(body).toMatchObject({ holes: 9, totalScore: 44 });
  expect(body?.scorecard?.map(({ strokes }) => strokes)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 4]);
});

test('a round that could not be sent stays on the device across a reload and keeps its key', async () => {
  server.isUnreachable(logbook.addRound);
  const first = await show();
  await start(first.golfer, 'Kennemer');
  await playOn(first.golfer);
  await press(first.golfer, 'Finish round');
  await press(first.golfer, 'Add round');
  expect(await screen.findByText('Failed to add golf round. Please try again.')).toBeDefined();
  expect(screen.getByText('Nothing is lost: what you typed is still here.')).toBeDefined();
  first.unmount();
  server.answers(logbook.addRound, aRound);
  const again = await show();
  await toCard(again.golfer);
  await press(again.golfer, 'Finish round');
  await press(again.golfer, 'Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  const [lost, arrived] = server.calls(logbook.addRound);
  expect(arrived?.headers?.['idempotency-key']).toBe(lost?.headers?.['idempotency-key']);
});

test('the next round at a course starts with its pars, matched by name', async () => {
  server.answers(logbook.addRound, aRound);
  const { golfer } = await show();
  await start(golfer, 'Kennemer');
  await golfer.click(screen.getByRole('radio', { name: 'Par 5' }));
  await playOn(golfer);
  await press(golfer, 'Finish round');
  await press(golfer, 'Add round');
  await screen.findByRole('button', { name: 'Start on hole 1' });
  await golfer.type(screen.getByLabelText('Course'), 'kennemer ');
  expect(screen.getByText('The pars are from your last round here.')).toBeDefined();
  await press(golfer, 'Start on hole 1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Par 5' }).checked).toBe(true);
});

test('discarding a round asks for confirmation', async () => {
  const { golfer } = await show();
  await start(golfer);
  await press(golfer, '4 strokes');
  await press(golfer, 'Scorecard');
  await press(golfer, 'Discard round');
  expect(screen.getByText('1 played hole will be deleted from this phone.')).toBeDefined();
  await press(golfer, 'Keep it');
  expect(button('Resume: hole 2')).toBeDefined();
  await press(golfer, 'Discard round');
  await press(golfer, 'Discard');
  expect(await screen.findByRole('button', { name: 'Start on hole 1' })).toBeDefined();
});

test('Add Session links to the course screen, or to the current hole of an unfinished round', async () => {
  const add = <AddSessionDialog open onClose={() => {}} />;
  const none = await renderScreen(add, { user: aGolfer() });
  expect(screen.getByRole('link', { name: /^On the course/ })).toBeDefined();
  none.unmount();
  const round = await show();
  await start(round.golfer, 'Kennemer');
  await press(round.golfer, '5 strokes');
  await press(round.golfer, 'Hole 2');
  round.unmount();
  const { golfer, router } = await renderScreen(add, { user: aGolfer() });
  await golfer.click(screen.getByRole('link', { name: 'Resume: hole 2 Kennemer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/rounds/new'));
});
