import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import { training } from '#contract/training.ts';
import { exercises, theDetails } from '#testing/a-session.ts';
import { aPractice } from '#testing/an-activity.ts';
import { emptyIndexedDb } from '#testing/indexed-db.ts';
import { landingSpots } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { addChange, changesOf, closeDatabase } from './database.ts';
import { followQueue } from './follow-queue.ts';
import { Queue } from './queue.ts';
import type { NewChange, Refusal } from './waiting-change.ts';

emptyIndexedDb();
const server = stubServer();

let stop = () => {};
beforeEach(closeDatabase);
afterEach(async () => {
  stop();
  await closeDatabase();
});

const made = {
  golferId: 'golfer-1',
  recordedAt: Date.parse('2026-05-14T05:52:00Z'),
  refusal: null,
  sessionId: null,
  refresh: [],
};

const practice: NewChange = {
  ...made,
  method: 'POST',
  path: activities.addPractice.path,
  url: activities.addPractice.path,
  key: crypto.randomUUID(),
  title: 'Range',
  body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
};

const ids = exercises.map(({ id }) => id);
const names = exercises.map(({ name }) => name);
const completed = {
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  completedExercises: ids,
  notes: 'Wind from the left',
  rating: 4,
  duration: 52,
  scores: [],
};

const completing = (refusal: Refusal | null = null): NewChange => ({
  ...made,
  method: 'POST',
  path: training.complete.path,
  url: training.complete.path,
  key: crypto.randomUUID(),
  title: 'Landing spots',
  sessionId: 'thu',
  body: completed,
  refusal,
});

const refused = (code: string, status = 409): Refusal => ({ status, code, message: null });

/** Renders the strip for a golfer with these changes waiting on the device. */
async function show(...changes: readonly NewChange[]) {
  for (const change of changes) await addChange(change);
  const view = await renderScreen(<ConnectionStrip saysOffline={false} />, { user: aGolfer() });
  stop = followQueue(view.client, async () => ({ Queue, sendProgress: async () => false }));
  return view;
}

const press = async ({ golfer }: Awaited<ReturnType<typeof show>>, name: string | RegExp) =>
  golfer.click(await screen.findByRole('button', { name }));
const stored = async () => (await changesOf('golfer-1')).map(({ title }) => title);

test('the queue code is requested again after a failed load until the waiting changes appear', async () => {
  server.isUnreachable();
  await addChange(practice);
  const { client } = await renderScreen(<ConnectionStrip saysOffline={false} />, {
    user: aGolfer(),
  });
  let asked = 0;
  stop = followQueue(client, async () => {
    asked += 1;
    if (asked === 1) throw new Error('No signal');
    return { Queue, sendProgress: async () => false };
  });
  expect(await screen.findByText(/waiting to sync/)).toBeDefined();
  expect(asked).toBe(2);
});

test('the strip counts the waiting changes, and Show lists them', async () => {
  server.isUnreachable();
  const view = await show(completing(), practice);
  expect(await screen.findByText(/waiting to sync/)).toHaveProperty(
    'textContent',
    '2 waiting to sync',
  );
  await press(view, 'Show');
  const list = await screen.findByRole('dialog', { name: '2 waiting to sync' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Landing spots completed.*52 min, 4 stars$/),
    expect.stringMatching(/^Range.*30 min$/),
  ]);
});

test.each([
  ['a golfer that everything is kept', aGolfer(), 'Offline. Everything you log is kept.'],
  ['a visitor no more than that', null, 'You are offline. What you see may be out of date.'],
])('an offline strip without waiting changes tells %s', async (_, user, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderScreen(<ConnectionStrip saysOffline={false} />, { user });
  expect(screen.getByText(words)).toBeDefined();
  vi.restoreAllMocks();
});

test('discarding a waiting change asks for confirmation', async () => {
  server.isUnreachable();
  const view = await show(completing(), practice);
  await press(view, 'Show');
  await press(view, 'Discard Range');
  expect(await screen.findByText(/What you entered will be lost/)).toBeDefined();
  await press(view, 'Discard');
  await waitFor(async () => expect(await stored()).toEqual(['Landing spots']));
});

test('Try now sends the waiting changes', async () => {
  server.isUnreachable();
  const view = await show(practice);
  await press(view, 'Show');
  server.answers(activities.addPractice, aPractice);
  await press(view, 'Try now');
  await waitFor(async () => expect(await stored()).toEqual([]));
});

const elsewhere = {
  id: 'c1',
  scheduledSessionId: 'thu',
  sessionId: 'session-1',
  scores: [{ exerciseId: ids[1] ?? '', score: 7 }],
  rating: 4,
  duration: 45,
  notes: null,
  completedExercises: ids.slice(1),
  completedAt: '2026-05-14T06:10:00Z',
};
const details = () => ({ ...theDetails(), completion: elsewhere, isCompleted: true });
const answer = {
  scheduledSession: landingSpots(),
  programCompleted: false,
  isLastSession: false,
  sessions: { done: 16, skipped: 2 },
};

/** The session was completed with other entries elsewhere, and the golfer presses "Decide". */
async function decides() {
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  const view = await show(completing(refused('session_completed')));
  expect(await screen.findByText('1 entry needs you')).toBeDefined();
  await press(view, 'Decide');
  return view;
}

test('a session completed differently elsewhere stays waiting, and the golfer compares both entries', async () => {
  server.answers(training.complete, { ...answer, completion: elsewhere });
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  const view = await show(completing());
  await press(view, 'Decide');
  const here = await screen.findByRole('radio', { name: /This device/ });
  const other = screen.getByRole('radio', { name: /Already stored/ });
  expect(here).toHaveProperty('checked', true);
  expect(here.parentElement?.textContent).toMatch(/Duration 52 min.*Wind from the left/);
  expect(other.parentElement?.textContent).toMatch(/Duration 45 min.*Notes None/);
  const differing = [...document.querySelectorAll('.is-other')].map((fact) => fact.textContent);
  expect(differing).toHaveLength(8);
});

test('the entry of this device replaces the stored entry and keeps it in the notes', async () => {
  const view = await decides();
  server.answers(training.reopen, { ...answer, completion: null });
  server.answersBy(training.complete, ({ body }) => ({
    ...answer,
    completion: { ...elsewhere, ...body, notes: body.notes ?? null, scores: body.scores ?? [] },
  }));
  await screen.findByRole('radio', { name: /This device/ });
  expect(screen.getByText(/the other entry is kept in the notes/)).toBeDefined();
  await press(view, 'Use this device');
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect(server.log().filter((call) => !call.startsWith('GET'))).toEqual([
    'DELETE /api/user/session-completions/thu',
    'POST /api/user/complete-session',
  ]);
  expect(server.calls(training.complete)).toMatchObject([
    {
      body: {
        ...completed,
        notes: `Wind from the left\n\nOther entry: 45 min, 4 stars. Done: ${names.slice(1)}. ${names[1]} 7.`,
      },
    },
  ]);
});

test('a golfer can keep the stored entry and discard the entry of this device', async () => {
  const view = await decides();
  await view.golfer.click(await screen.findByRole('radio', { name: /Already stored/ }));
  await press(view, 'Keep what is stored');
  expect(await stored()).toEqual(['Landing spots']);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/52 min, 4 stars\..*Wind from the left/)).toBeDefined();
  await press(view, 'Discard');
  await waitFor(async () => expect(await stored()).toEqual([]));
  expect(server.log().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  ['it is asked before it is gone', 'Keep the rest', []],
  ['nothing is decided by going back', 'Cancel', ['Landing spots']],
])('when the notes have no room for the other entry, %s', async (_, pressed, left) => {
  const long = 'Wind. '.repeat(330).trim();
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  server.answers(training.reopen, { ...answer, completion: null });
  server.answersBy(training.complete, ({ body }) => ({
    ...answer,
    completion: { ...elsewhere, ...body, notes: body.notes ?? null, scores: body.scores ?? [] },
  }));
  const view = await show({
    ...completing(refused('session_completed')),
    body: { ...completed, notes: long },
  });
  await press(view, 'Decide');
  await screen.findByRole('radio', { name: /This device/ });
  await press(view, 'Use this device');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/would be lost: Other entry: 45 min, 4 stars/)).toBeDefined();
  await press(view, pressed);
  await waitFor(async () => expect(await stored()).toEqual(left));
  const sent = server.calls(training.complete).map(({ body }) => body.notes);
  expect(sent).toEqual(left.length > 0 ? [] : [long]);
});

test('closing the dialog decides nothing', async () => {
  const view = await decides();
  await press(view, 'Decide later');
  expect(await stored()).toEqual(['Landing spots']);
  expect(await screen.findByText('1 entry needs you')).toBeDefined();
});

test.each([
  ['by the names it was read with', names.join(', '), names[0]],
  ['without names by their number', '2', 'Score'],
])(
  'an entry for a deleted session is kept as practice with all its values, drills %s',
  async (_, done, drill) => {
    server.answers(activities.addPractice, aPractice);
    const scores = [{ exerciseId: ids[0] ?? '', score: 8 }];
    const view = await show({
      ...completing(refused('not_found', 404)),
      body: { ...completed, completedExercises: ids.slice(0, 2), scores },
    });
    if (drill !== 'Score')
      view.client.setQueryData(['/api/user/scheduled-session-details/thu'], theDetails());
    await press(view, 'Decide');
    expect(await screen.findByText(/Wind from the left/)).toBeDefined();
    await press(view, 'Keep as practice');
    await waitFor(async () => expect(await stored()).toEqual([]));
    const notes = `Wind from the left\n\n4 stars. Done: ${done}. ${drill} 8.`;
    expect(server.calls(activities.addPractice)).toMatchObject([
      { body: { title: 'Landing spots', duration: 52, notes, sessionDate: '2026-05-14' } },
    ]);
  },
);

test('any other rejected change shows the reason and can be retried', async () => {
  server.answers(activities.addPractice, aPractice);
  const view = await show({ ...practice, refusal: refused('program_not_active') });
  await press(view, 'Decide');
  expect(await screen.findByText(/This program is completed or abandoned/)).toBeDefined();
  await press(view, 'Try again');
  await waitFor(async () => expect(await stored()).toEqual([]));
});
