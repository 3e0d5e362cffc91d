import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import { theAnswer, theDetails } from '#testing/a-session.ts';
import { fiveChips, notCounted as ladder, threeBalls } from '#testing/drills-to-count.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { hitAll, now, press, rangeMode } from '#testing/range-mode.tsx';
import { dropProgress, keepProgress } from '#web/features/range/keep-progress.ts';
import { places } from '#web/features/range/place-store.ts';
import { readProgress } from '#web/features/range/progress-store.ts';
import { chooseSettings, rangeSettings } from '#web/features/range/range-settings.ts';
import { dropDraft, readDraft } from '#web/features/training/complete/draft.ts';
import { closeDevice } from '#web/platform/device/database.ts';
import { allWritten, forgetValues, readValues } from '#web/platform/device/stored-value.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';

const { open, server, start, trains } = rangeMode();

emptyIndexedDb();
// Each test has a database of its own.
beforeEach(async () => {
  await allWritten();
  await closeDevice();
});

test('a reload keeps all recorded attempts, and the clock includes the time in between', async () => {
  const view = await start(fiveChips, ladder);
  await view.golfer.click(press('Hit'));
  view.unmount();
  // A crash does not stop the clock, while leaving the screen does.
  const place = places.read('thu');
  if (place) places.keep('thu', { ...place, runningSince: now });
  vi.setSystemTime(now + 60_000);
  open();
  expect(await screen.findByText('of 1 balls on the towel')).toBeDefined();
  expect(screen.getByRole('timer').textContent).toBe('11:00 left');
});

test('a pause stops the clock until the golfer resumes', async () => {
  const { golfer } = await start(fiveChips);
  vi.setSystemTime(now + 61_000);
  await golfer.click(press('Pause'));
  const sheet = screen.getByRole('dialog', { name: 'Paused at 01:01' });
  vi.setSystemTime(now + 600_000);
  await golfer.click(within(sheet).getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('10:59 left'));
});

/** Simulates a dead battery: the page ends without any event, and is opened again. */
async function crash(view: { readonly unmount: () => void }) {
  await allWritten();
  view.unmount();
  await closeDevice();
  forgetValues();
  await readValues();
  return open();
}

test('a pause survives a reload and a crash, both during a drill and during a rest', async () => {
  const first = await start(fiveChips, ladder);
  vi.setSystemTime(now + 61_000);
  await first.golfer.click(press('Pause'));
  vi.setSystemTime(now + 600_000);
  const { golfer, ...view } = await crash(first);
  await screen.findByRole('dialog', { name: 'Paused at 01:01' });
  await golfer.click(press('Go on'));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('10:59 left'));
  await hitAll({ golfer });
  vi.setSystemTime(now + 610_000);
  await golfer.click(press('Pause'));
  vi.setSystemTime(now + 900_000);
  const again = await crash(view);
  await screen.findByRole('dialog', { name: /^Paused/ });
  await again.golfer.click(press('Go on'));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('00:20 rest'));
});

test('the timer keeps counting after the planned time is over', async () => {
  await start(fiveChips);
  vi.setSystemTime(now + 13 * 60_000);
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('01:00 over'));
});

test('screen readers hear once that a minute is left, and once that the time is up', async () => {
  await start(fiveChips);
  const news = screen.getByRole('timer').nextElementSibling;
  expect(news?.getAttribute('role')).toBe('status');
  expect(news?.textContent).toBe('');
  vi.setSystemTime(now + 11 * 60_000 + 2000);
  await waitFor(() => expect(news?.textContent).toBe('One minute left.'));
  vi.setSystemTime(now + 12 * 60_000 + 1000);
  await waitFor(() => expect(news?.textContent).toBe('Time is up.'));
});

test('attempts from another tab appear, and both tabs keep their attempts', async () => {
  await start(fiveChips, ladder);
  const other = { exerciseId: 'ladder', state: 'done', attempts: [], score: null } as const;
  keepProgress('thu', { startedAt: now, drills: [{ ...other, seconds: 60, changedAt: now }] });
  await userEvent.setup().click(press('Hit'));
  expect(readProgress('thu')?.drills).toMatchObject([
    { exerciseId: 'chip', attempts: [1] },
    { exerciseId: 'ladder', state: 'done' },
  ]);
});

test('the status line shows the number of waiting changes and that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const change = { order: 1, key: 'k', golferId: 'golfer-1', method: 'POST', path: '/x' } as const;
  const rest = {
    url: '/x',
    body: {},
    recordedAt: now,
    title: 'Landing spots',
    sessionId: null,
    refresh: [],
    refusal: null,
  };
  waitingRequests.set([{ ...change, ...rest }]);
  await start(fiveChips);
  expect(screen.getByText('Offline.').parentElement?.textContent).toBe('Offline.1 waiting to sync');
});

test('the screen stays on during training and may turn off during a pause', async () => {
  const release = vi.fn(async () => {});
  const lock = { released: false, release, addEventListener: vi.fn() };
  const request = vi.fn(async () => lock);
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
  const { golfer } = await start(fiveChips);
  expect(await screen.findByText('Screen stays on')).toBeDefined();
  await golfer.click(press('Pause'));
  await waitFor(() => expect(release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('a browser that keeps the screen on only after a tap is asked again at the next tap', async () => {
  const lock = { released: false, release: vi.fn(), addEventListener: vi.fn() };
  const request = vi.fn<() => Promise<typeof lock>>();
  request.mockRejectedValueOnce(new DOMException('No gesture', 'NotAllowedError'));
  request.mockResolvedValue(lock);
  vi.stubGlobal('navigator', Object.assign(navigator, { wakeLock: { request } }));
  const { golfer } = await start(fiveChips);
  expect(await screen.findByText('Screen may go dark')).toBeDefined();
  await golfer.click(press('Hit'));
  expect(await screen.findByText('Screen stays on')).toBeDefined();
  await golfer.click(press('Hit'));
  expect(request).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('range mode shows a notice when it cannot keep the screen on', async () => {
  await start(fiveChips);
  expect(screen.getByText('Screen may go dark')).toBeDefined();
});

test('range mode says when the device cannot save the results', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { golfer } = await start(fiveChips);
  await golfer.click(press('Hit'));
  expect(await screen.findByText('Not saved on this device')).toBeDefined();
});

test('the sunlight view is stored as a setting of the device', async () => {
  const { golfer } = await start(fiveChips);
  await golfer.click(press('Sunlight view'));
  expect(press('Sunlight view').getAttribute('aria-pressed')).toBe('true');
  expect(rangeSettings.get().sunlight).toBe(true);
});

test('taps vibrate until the golfer turns vibration off in the pause sheet', async () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const { golfer } = await start(fiveChips);
  await golfer.click(press('Hit'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  await golfer.click(press('Pause'));
  await golfer.click(screen.getByRole('switch', { name: 'Vibration' }));
  await golfer.click(press('Go on'));
  await golfer.click(press('Hit'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('the voice reads the current step aloud when voice is on', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn() });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  chooseSettings({ voice: true });
  await start(fiveChips);
  expect(speak.mock.calls.at(-1)?.[0]).toMatchObject({
    text: 'Count only balls that land on the towel.',
    lang: 'en',
  });
});

test('the end of training opens the session form filled with the recorded progress', async () => {
  server.answers(training.complete, theAnswer());
  const view = await start(fiveChips, threeBalls);
  const { golfer } = view;
  await hitAll(view);
  vi.setSystemTime(now + 10 * 60_000);
  await golfer.click(press('Next drill'));
  vi.setSystemTime(now + 17 * 60_000);
  await golfer.click(press('Pause'));
  await golfer.click(press('Add a note'));
  await golfer.type(screen.getByLabelText('Note'), 'Use the 9-iron.');
  await golfer.click(press('Finish early'));
  expect(screen.getByRole('heading', { name: 'Landing spots' })).toBeDefined();
  expect(screen.getAllByText('new best')[0]?.parentElement?.textContent).toBe('new best1');

  await golfer.click(press('Finish'));
  await golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  expect(await screen.findByText('Session completed!')).toBeDefined();
  expect(server.calls(training.complete)[0]?.body).toMatchObject({
    completedExercises: ['chip'],
    duration: 7,
    notes: 'Use the 9-iron.',
    scores: [{ exerciseId: 'chip', score: 5 }],
  });
  expect(await screen.findByRole('heading', { name: '+140 XP' })).toBeDefined();
  expect(readProgress('thu')).toBeNull();
});

test('the session form leaves out a score that the golfer has undone', async () => {
  const view = await start(fiveChips, threeBalls);
  const { golfer } = view;
  await hitAll(view);
  expect(readDraft('thu')?.scores).toEqual({ chip: '5' });
  await golfer.click(press('Undo'));
  expect(readDraft('thu')?.scores).toEqual({});
});

test('the form on the session’s own screen contains scores recorded on another device', async () => {
  server.reads({ '/api/user/coach-notes/thu': { note: null } });
  const view = await start(fiveChips, threeBalls);
  await hitAll(view);
  dropDraft('thu');
  await view.golfer.click(press('Next drill'));
  await view.golfer.click(press('Pause'));
  await view.golfer.click(await screen.findByRole('link', { name: /^Leave/ }));
  await view.golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText<HTMLInputElement>(/Score/).value).toBe('5');
});

test('a session that another tab has completed also ends in this tab', async () => {
  await start(fiveChips);
  act(() => dropProgress('thu'));
  expect(await screen.findByText('Nothing to train here')).toBeDefined();
});

test('the session’s own screen links back to the current drill', async () => {
  server.reads({ '/api/user/coach-notes/thu': { note: null } });
  const view = await start(fiveChips, ladder);
  await view.golfer.click(press('Pause'));
  await view.golfer.click(screen.getByRole('link', { name: 'Leave' }));
  const link = await screen.findByRole('link', { name: 'Resume: drill 1 of 2' });
  expect(link.getAttribute('href')).toBe('/my-schedule/session/thu/train');
});

test('a completed session has no training screen', async () => {
  trains(fiveChips);
  server.reads({ '/api/user/scheduled-session-details/thu': theDetails('completed') });
  open();
  expect(await screen.findByText('Nothing to train here')).toBeDefined();
});
