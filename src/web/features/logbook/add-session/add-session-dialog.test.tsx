import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { aPractice, aRound } from '#testing/an-activity.ts';
import { statsInWeekFive, thursday, thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  celebratedNames();
  vi.useRealTimers();
});

function Opener({ date }: { date?: string }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddSessionDialog open={open} onClose={() => setOpen(false)} date={date} />
    </>
  );
}

const show = (date?: string) =>
  renderScreen(<Opener {...(date !== undefined && { date })} />, {
    user: aGolfer(),
    reads: { '/api/user/stats': statsInWeekFive, '/api/programs': [] },
  });
type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

const choose = (golfer: Golfer, name: string) =>
  golfer.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const press = (golfer: Golfer, name: string) => golfer.click(screen.getByRole('button', { name }));
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const calls = () => [...server.calls(logbook.addPractice), ...server.calls(logbook.addRound)];
const sent = (nth = 0) => calls()[nth]?.body;
const keyOf = (nth: number) => calls()[nth]?.headers?.['idempotency-key'];
const effects = { unlockedAchievements: [anAchievement({ name: 'First hour' })] };
const answers = () => {
  server.answers(logbook.addPractice, { ...aPractice, effects });
  server.answers(logbook.addRound, { ...aRound, effects });
};

test('the dialog first offers the choice between a training session and a round', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Add Session' })).toBeDefined();
  expect(screen.getByText('Log practice time and notes')).toBeDefined();
  expect(screen.getByText('Log a golf round or match')).toBeDefined();
});

test('practice defaults to 30 minutes today', async () => {
  answers();
  const { golfer, client } = await show();
  await choose(golfer, 'Training Session');
  expect(text('Title').value).toBe('');
  expect(number('Duration').value).toBe('30');
  expect(date().value).toBe('14 May 2026');
  await golfer.type(text('Title'), ' Range, wedges only ');
  await press(golfer, 'Add session');
  expect(await screen.findByText('Training Session Added')).toBeDefined();
  expect(server.log()).toContain('POST /api/user/free-practice-sessions');
  expect(sent()).toEqual({ title: 'Range, wedges only', duration: 30, sessionDate: thursday });
  expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
  expect(client.getQueryState(['/api/user/stats'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['/api/programs'])?.isInvalidated).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('submitting practice without a title, duration, or date shows errors, which then update during typing', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.clear(number('Duration'));
  fireEvent.change(date(), { target: { value: '' } });
  expect(screen.queryByText('Date is required')).toBeNull();
  await press(golfer, 'Add session');
  expect(screen.getByText('Title is required')).toBeDefined();
  expect(screen.getByText('Duration must be at least 1 minute')).toBeDefined();
  expect(screen.getByText('Date is required')).toBeDefined();
  expect(document.activeElement).toBe(text('Title'));
  await golfer.type(text('Title'), 'R');
  expect(screen.queryByText('Title is required')).toBeNull();
  await golfer.clear(text('Title'));
  expect(screen.getByText('Title is required')).toBeDefined();
  expect(server.log()).toEqual([]);
});

test.each([
  ['Training Session', 'Title', 'Add session'],
  ['Track Round', 'Name', 'Add round'],
])('achievements unlocked by a logged %s are celebrated', async (choice, title, button) => {
  answers();
  const { golfer } = await show();
  await choose(golfer, choice);
  await golfer.type(text(title), 'Range');
  if (choice === 'Track Round') await golfer.type(number('Total score'), '91');
  await press(golfer, button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(celebratedNames()).toEqual(['First hour']);
});

test('a round with only a score is sent without fairways, greens, and other details', async () => {
  answers();
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  for (const field of ['Total score', 'Fairways hit', 'Greens'])
    expect(number(field).placeholder).toBe('0');
  for (const choice of ['18', 'Free Round', 'Strokeplay'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: choice }).checked).toBe(true);
  await golfer.type(number('Total score'), '91');
  await golfer.type(text('Name'), 'Saturday medal');
  await press(golfer, 'Add round');
  expect(await screen.findByText('Round Added')).toBeDefined();
  expect(server.log()).toEqual(['POST /api/user/golf-rounds']);
  expect(sent()).toEqual({
    name: 'Saturday medal',
    holes: 18,
    roundType: 'free_round',
    scoreType: 'strokeplay',
    totalScore: 91,
    sessionDate: thursday,
  });
});

test('a round is sent with all details that the golfer entered', async () => {
  answers();
  const { golfer } = await show('2026-05-09');
  await choose(golfer, 'Track Round');
  await golfer.click(screen.getByRole('radio', { name: '9' }));
  await golfer.click(screen.getByRole('radio', { name: 'Match' }));
  await golfer.click(screen.getByRole('radio', { name: 'Stableford' }));
  await golfer.type(number('Total score'), '17');
  await golfer.type(text('Name'), 'Evening nine');
  await golfer.type(text('Location'), 'Kennemer');
  const [fewerFairways] = screen.getAllByRole('button', { name: 'Down 1' }).slice(1);
  if (fewerFairways) await golfer.click(fewerFairways);
  await golfer.type(number('Greens'), '5');
  await golfer.click(screen.getByText('Course, putts and penalties'));
  await golfer.type(text('Course'), 'C loop');
  await golfer.type(text('Par'), '36');
  await golfer.type(text('Course rating'), '35,7');
  await golfer.type(text('Slope'), '131');
  await golfer.type(text('Putts'), '16');
  await golfer.type(text('Penalties'), '0');
  await press(golfer, 'Add round');
  await screen.findByText('Round Added');
  expect(sent()).toEqual({
    name: 'Evening nine',
    location: 'Kennemer',
    holes: 9,
    roundType: 'match',
    scoreType: 'stableford',
    totalScore: 17,
    fairwaysHit: 0,
    greensInRegulation: 5,
    sessionDate: '2026-05-09',
    courseName: 'C loop',
    coursePar: 36,
    courseRating: 35.7,
    slopeRating: 131,
    putts: 16,
    penalties: 0,
  });
});

test('a round requires a name, a score, and no more fairways than holes', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  await golfer.type(number('Fairways hit'), '12');
  await golfer.click(screen.getByRole('radio', { name: '9' }));
  await press(golfer, 'Add round');
  expect(screen.getByText('Score is required')).toBeDefined();
  expect(screen.getByText('Name is required')).toBeDefined();
  expect(screen.getByText('No more than 9 on 9 holes')).toBeDefined();
  expect(document.activeElement).toBe(number('Total score'));
  await golfer.click(screen.getByRole('radio', { name: '18' }));
  expect(screen.queryByText(/No more than/)).toBeNull();
  expect(server.log()).toEqual([]);
});

test('an error in the collapsed details expands them', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  await golfer.type(number('Total score'), '91');
  await golfer.type(text('Name'), 'Medal');
  fireEvent.change(screen.getByLabelText('Par'), { target: { value: '7' } });
  await press(golfer, 'Add round');
  expect(screen.getByText('From 27 to 90')).toBeDefined();
  expect(screen.getByText('Course, putts and penalties').closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Par'));
});

test('the first press on a score button starts from the golfer’s usual score', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  const [up] = screen.getAllByRole('button', { name: 'Up 1' });
  if (up) await golfer.click(up);
  expect(number('Total score').value).toBe('90');
});

test('a retry after a lost response sends the same key and the same content', async () => {
  server.isUnreachable(logbook.addPractice);
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.type(text('Title'), 'Range');
  await golfer.type(text('Notes'), 'Windy.');
  await press(golfer, 'Add session');
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to add practice session. Please try again.')).toBeDefined();
  expect(text('Notes').value).toBe('Windy.');
  answers();
  await press(golfer, 'Add session');
  expect(await screen.findByText('Training Session Added')).toBeDefined();
  expect(sent(1)).toEqual(sent(0));
  expect(keyOf(1)).toBe(keyOf(0));
});

test('a round that cannot be added shows an error', async () => {
  server.refuses('internal');
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  await golfer.type(number('Total score'), '91');
  await golfer.type(text('Name'), 'Medal');
  await press(golfer, 'Add round');
  expect(await screen.findByText('Failed to add golf round. Please try again.')).toBeDefined();
  expect(text('Name').value).toBe('Medal');
});

test('a double click sends only one request', async () => {
  server.hangs();
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.type(text('Title'), 'Range');
  await golfer.dblClick(screen.getByRole('button', { name: 'Add session' }));
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDefined();
  expect(calls()).toHaveLength(1);
});

test('going back keeps the typed text, and closing starts over with a new key', async () => {
  answers();
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Back' }));
  await golfer.type(text('Title'), 'Range');
  await press(golfer, 'Back');
  expect(document.activeElement?.textContent).toContain('Training Session');
  await choose(golfer, 'Training Session');
  expect(text('Title').value).toBe('Range');
  await press(golfer, 'Add session');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(golfer, 'Open');
  expect(screen.getByRole('dialog', { name: 'Add Session' })).toBeDefined();
  await choose(golfer, 'Training Session');
  expect(text('Title').value).toBe('');
  await golfer.type(text('Title'), 'Putting');
  await press(golfer, 'Add session');
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(keyOf(1)).not.toBe(keyOf(0));
});

test('both forms use the date chosen in the calendar', async () => {
  const { golfer } = await show('2026-05-09');
  await choose(golfer, 'Training Session');
  expect(date().value).toBe('9 May 2026');
  await press(golfer, 'Back');
  await choose(golfer, 'Track Round');
  expect(date().value).toBe('9 May 2026');
});

test('a date too far ahead shows an error before any typing and is not sent', async () => {
  const { golfer } = await show('2028-05-16');
  await choose(golfer, 'Training Session');
  expect(screen.getByText('This date is more than a year away.')).toBeDefined();
  await golfer.type(text('Title'), 'Range');
  await press(golfer, 'Add session');
  expect(date().getAttribute('aria-invalid')).toBe('true');
  expect(server.log()).toEqual([]);
});
