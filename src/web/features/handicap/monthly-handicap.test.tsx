import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts, type User } from '#contract/accounts.ts';
import { handicap } from '#contract/handicap.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { handicapRequest } from './handicap-request.ts';
import { MonthlyHandicap } from './monthly-handicap.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: thursdayMorning, shouldAdvanceTime: true });
});
afterEach(() => {
  dismissToast();
  celebratedNames();
  vi.useRealTimers();
});

const history = [
  { handicap: '22.6', recordedAt: '2025-11-11T09:00:00Z' },
  { handicap: '19.0', recordedAt: '2026-04-11T09:00:00Z' },
];
const updated = (handicap: string) => ({
  handicap,
  recordedAt: '2026-05-14T00:00:00Z',
  effects: { unlockedAchievements: [anAchievement({ name: 'Two strokes off' })] },
});
function serves() {
  server.answers(accounts.currentUser, aGolfer({ currentHandicap: '18.0' }));
  server.answers(handicap.history, history);
  server.answers(handicap.shouldRequest, { shouldRequest: true });
  server.answers(handicap.update, updated('18.0'));
  server.answers(handicap.requestCompleted, { success: true });
}

async function show(changes: Partial<User> = {}, records = history) {
  const view = await renderScreen(<MonthlyHandicap />, {
    user: aGolfer(changes),
    reads: { '/api/user/handicap-history': records },
  });
  const golfer = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { ...view, golfer };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function opened(changes?: Partial<User>, records?: typeof history) {
  const view = await show(changes, records);
  await pass(1600);
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Handicap' });
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => server.calls(handicap.update)[0]?.body;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the dialog opens 1.5 seconds after the server asks for a handicap, not earlier', async () => {
  serves();
  await show();
  await waitFor(() => expect(server.calls(handicap.shouldRequest)).toHaveLength(1));
  await pass(1300);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(300);
  expect(await screen.findByRole('dialog', { name: 'Monthly Handicap Update' })).toBeDefined();
});

test('the dialog stays closed when no handicap request is due', async () => {
  server.answers(handicap.shouldRequest, { shouldRequest: false });
  await show();
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dialog asks for the handicap of this month and compares it with last month', async () => {
  serves();
  const { dialog, golfer } = await opened();
  expect(dialog.getByText('Where do you stand in May? Last month it was 19.0.')).toBeDefined();
  expect(field().value).toBe('18.4');
  expect(dialog.getByRole('status').textContent).toBe('0.6 strokes better than in April');
  await golfer.clear(field());
  await golfer.type(field(), '19.5');
  expect(dialog.getByRole('status').textContent).toBe('0.5 strokes higher than in April');
  await golfer.clear(field());
  await golfer.type(field(), '19');
  expect(dialog.getByRole('status').textContent).toBe('The same as in April');
});

test('the dialog names the month of an older record, with the year if it is a different year', async () => {
  serves();
  const first = await opened({}, [{ handicap: '19.0', recordedAt: '2026-02-11T09:00:00Z' }]);
  expect(first.dialog.getByText(/In February it was 19.0\./)).toBeDefined();
  first.unmount();
  const second = await opened({}, history.slice(0, 1));
  expect(second.dialog.getByText(/In November 2025 it was 22.6\./)).toBeDefined();
});

test('an update is sent with a default note, completes the monthly request, and shows a message', async () => {
  serves();
  const { golfer, client } = await opened();
  await golfer.click(button('Down 0.1'));
  await golfer.click(button('Update Handicap'));
  expect(await screen.findByText('Handicap updated!')).toBeDefined();
  expect(
    screen.getByText(
      'Your handicap has been updated to 18.0. Thank you for keeping your progress current!',
    ),
  ).toBeDefined();
  await isClosed();
  expect(sent()).toEqual({ handicap: 18.3, notes: 'Monthly handicap update, May 2026' });
  const sentInOrder = server.log().filter((call) => call.startsWith('POST'));
  expect(sentInOrder).toEqual([
    'POST /api/user/handicap',
    'POST /api/user/handicap-request-completed',
  ]);
  expect(client.getQueryData<User>(['/api/auth/user'])?.currentHandicap).toBe('18.0');
});

test('achievements that the new handicap unlocks are celebrated after the dialog closes', async () => {
  serves();
  const { golfer } = await opened();
  await golfer.click(button('Update Handicap'));
  await isClosed();
  expect(celebratedNames()).toEqual(['Two strokes off']);
});

test('the golfer’s own notes replace the default note and are trimmed', async () => {
  serves();
  const { golfer } = await opened();
  await golfer.type(screen.getByRole('textbox', { name: 'Notes' }), '  New driver. ');
  await golfer.click(button('Update Handicap'));
  await screen.findByText('Handicap updated!');
  expect(sent()?.notes).toBe('New driver.');
});

test('the golfer types a plus handicap with a plus sign', async () => {
  serves();
  server.answers(handicap.update, updated('-2.0'));
  const { golfer } = await opened({ currentHandicap: '-1.4' });
  expect(field().value).toBe('+1.4');
  expect(screen.getByText('A plus handicap is written +2.0.')).toBeDefined();
  await golfer.clear(field());
  await golfer.type(field(), '+2.0{Enter}');
  expect(await screen.findByText(/updated to \+2\.0\./)).toBeDefined();
  expect(sent()?.handicap).toBe(-2);
});

const faults = { '': 'Fill', scratch: 'not a number', 54.1: 'between', 18.45: 'one decimal' };
test.each(Object.entries(faults))(
  'the dialog rejects "%s" as a handicap, keeps it, and shows at the field: %s',
  async (typed, fault) => {
    serves();
    const { golfer } = await opened();
    await golfer.clear(field());
    if (typed) await golfer.type(field(), typed);
    await golfer.click(button('Update Handicap'));
    expect(await screen.findByText('Invalid handicap')).toBeDefined();
    expect(screen.getByText('Please enter a valid handicap value')).toBeDefined();
    expect(field().value).toBe(typed);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(RegExp(fault)).id);
    expect(server.calls(handicap.update)).toHaveLength(0);
  },
);

test('a golfer without a handicap sees an example value and must enter a handicap', async () => {
  serves();
  const { golfer } = await opened({ currentHandicap: null }, []);
  expect([field().value, field().placeholder]).toEqual(['', '18.5']);
  expect(screen.getByText('Where do you stand in May?')).toBeDefined();
  await golfer.click(button('Update Handicap'));
  expect(await screen.findByText('Invalid handicap')).toBeDefined();
  await golfer.click(button('Up 0.1'));
  await golfer.click(button('Update Handicap'));
  await screen.findByText('Handicap updated!');
  expect(sent()?.handicap).toBe(18.5);
});

test('while the update runs, the button shows it and further presses send nothing', async () => {
  serves();
  const arrive = server.holds(handicap.update, updated('18.0'));
  const { golfer } = await opened();
  const submit = button('Update Handicap');
  await golfer.dblClick(submit);
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  expect(submit.textContent).toContain('Updating...');
  await golfer.click(button('Skip'));
  expect(server.calls(handicap.update)).toHaveLength(1);
  expect(server.calls(handicap.requestCompleted)).toHaveLength(0);
  arrive();
  expect(await screen.findByText('Handicap updated!')).toBeDefined();
});

test('a failed update shows and logs an error and keeps the typed values', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  serves();
  server.refuses('internal', handicap.update);
  const { golfer } = await opened();
  await golfer.type(screen.getByRole('textbox', { name: 'Notes' }), 'Windy.');
  await golfer.click(button('Update Handicap'));
  expect(await screen.findByText('Update failed')).toBeDefined();
  expect(screen.getByText('Failed to update your handicap. Please try again.')).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
  expect(screen.getByDisplayValue('Windy.')).toBeDefined();
  serves();
  await golfer.click(button('Update Handicap'));
  expect(await screen.findByText('Handicap updated!')).toBeDefined();
});

test('an update succeeds even if marking the monthly request as completed fails', async () => {
  serves();
  server.refuses('internal', handicap.requestCompleted);
  const { golfer } = await opened();
  await golfer.click(button('Update Handicap'));
  expect(await screen.findByText('Handicap updated!')).toBeDefined();
  await isClosed();
});

test('skipping completes the monthly request and says when the app asks again', async () => {
  serves();
  const { golfer } = await opened();
  await golfer.click(button('Skip'));
  expect(await screen.findByText('Reminder skipped')).toBeDefined();
  expect(screen.getByText("We'll ask again next month to help track your progress.")).toBeDefined();
  await isClosed();
  expect(server.calls(handicap.requestCompleted)).toHaveLength(1);
  expect(server.calls(handicap.update)).toHaveLength(0);
});

test('skipping closes the dialog without a message if the server is unreachable', async () => {
  serves();
  server.isUnreachable(handicap.requestCompleted);
  const { golfer } = await opened();
  await golfer.click(button('Skip'));
  await isClosed();
  expect(screen.queryByText('Reminder skipped')).toBeNull();
});

test('Escape and a press outside do not close the dialog', async () => {
  serves();
  const { golfer } = await opened();
  await golfer.keyboard('{Escape}');
  const scrim = document.querySelector('.backdrop');
  if (scrim) await golfer.pointer({ keys: '[MouseLeft]', target: scrim });
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

function LeavesAndComesBack() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!here)}>
        Leave or come back
      </button>
      {here && <MonthlyHandicap />}
    </>
  );
}

test('returning to the screen asks the server only after five minutes and does not reopen the dialog', async () => {
  serves();
  await renderScreen(<LeavesAndComesBack />, {
    user: aGolfer(),
    reads: { '/api/user/handicap-history': history },
  });
  const golfer = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await pass(1600);
  await golfer.click(await screen.findByRole('button', { name: 'Skip' }));
  await isClosed();
  server.answers(handicap.shouldRequest, { shouldRequest: false });
  const goAndReturn = async () => {
    await golfer.click(button('Leave or come back'));
    await golfer.click(button('Leave or come back'));
    await pass(2000);
  };
  await goAndReturn();
  expect(server.calls(handicap.shouldRequest)).toHaveLength(1);
  await pass(5 * 60_000);
  await goAndReturn();
  expect(server.calls(handicap.shouldRequest)).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a request status that fails to load opens no dialog and is not requested again', async () => {
  server.refuses('internal', handicap.shouldRequest);
  const { client } = await show();
  await pass(5000);
  expect(client.getQueryState(handicapRequest.queryKey)?.error?.message).toBe(
    'Failed to fetch handicap request status',
  );
  expect(server.calls(handicap.shouldRequest)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
