import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { type LostByReopening, reopening } from '#contract/reopening.ts';
import { training } from '#contract/training.ts';
import { exercises, theDetails } from '#testing/a-session.ts';
import { aPractice } from '#testing/an-activity.ts';
import {
  connectionStrip,
  enteredHere,
  refused,
  waitingCompletion,
  waitingPractice,
  waitingTitles,
} from '#testing/connection-strip.tsx';
import { landingSpots } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';

const show = connectionStrip();
const server = stubServer();

const ids = exercises.map(({ id }) => id);
const names = exercises.map(({ name }) => name);

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

/** The server reopens the session and stores the entries that are sent next. */
function canReplace() {
  server.answers(training.reopen, { ...answer, completion: null });
  server.answersBy(training.complete, ({ body }) => ({
    ...answer,
    completion: { ...elsewhere, ...body, notes: body.notes ?? null, scores: body.scores ?? [] },
  }));
}

/** The session was completed with other entries elsewhere, and the golfer presses "Decide". */
async function decides(lost: Partial<LostByReopening> = {}) {
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0, ...lost });
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  const view = await show(waitingCompletion(refused('session_completed')));
  expect(await screen.findByText('1 entry needs you')).toBeDefined();
  await view.press('Decide');
  return view;
}

test('a session completed differently elsewhere stays waiting, and the golfer compares both entries', async () => {
  server.answers(training.complete, { ...answer, completion: elsewhere });
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  const view = await show(waitingCompletion());
  await view.press('Decide');
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
  canReplace();
  await screen.findByRole('radio', { name: /This device/ });
  expect(screen.getByText(/the other entry is kept in the notes/)).toBeDefined();
  await view.press('Use this device');
  await waitFor(async () => expect(await waitingTitles()).toEqual([]));
  expect(server.log().filter((call) => !call.startsWith('GET'))).toEqual([
    'DELETE /api/user/session-completions/thu',
    'POST /api/user/complete-session',
  ]);
  expect(server.calls(training.complete)).toMatchObject([
    {
      body: {
        ...enteredHere,
        notes: `Wind from the left\n\nOther entry: 45 min, 4 stars. Done: ${names.slice(1)}. ${names[1]} 7.`,
      },
    },
  ]);
});

test('replacing a stored entry to which friends have reacted asks first', async () => {
  const view = await decides({ kudos: 3 });
  await screen.findByRole('radio', { name: /This device/ });
  await view.press('Use this device');
  const question = await screen.findByRole('alertdialog', { name: 'Replace what is stored?' });
  expect(within(question).getByText(/This deletes 3 kudos from friends/)).toBeDefined();
  expect(await waitingTitles()).toEqual(['Landing spots']);
  canReplace();
  await view.golfer.click(within(question).getByRole('button', { name: 'Use this device' }));
  await waitFor(async () => expect(await waitingTitles()).toEqual([]));
  expect(server.calls(training.complete)).toHaveLength(1);
});

test('a golfer can keep the stored entry and discard the entry of this device', async () => {
  const view = await decides();
  await view.golfer.click(await screen.findByRole('radio', { name: /Already stored/ }));
  await view.press('Keep what is stored');
  expect(await waitingTitles()).toEqual(['Landing spots']);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/52 min, 4 stars\..*Wind from the left/)).toBeDefined();
  await view.press('Discard');
  await waitFor(async () => expect(await waitingTitles()).toEqual([]));
  expect(server.log().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  ['it is asked before it is gone', 'Keep the rest', []],
  ['nothing is decided by going back', 'Cancel', ['Landing spots']],
])('when the notes have no room for the other entry, %s', async (_, pressed, left) => {
  const long = 'Wind. '.repeat(330).trim();
  server.answers(reopening.lost, { comments: 0, kudos: 0, challenges: 0 });
  server.reads({ '/api/user/scheduled-session-details/thu': details() });
  canReplace();
  const view = await show({
    ...waitingCompletion(refused('session_completed')),
    body: { ...enteredHere, notes: long },
  });
  await view.press('Decide');
  await screen.findByRole('radio', { name: /This device/ });
  await view.press('Use this device');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/would be lost: Other entry: 45 min, 4 stars/)).toBeDefined();
  await view.press(pressed);
  await waitFor(async () => expect(await waitingTitles()).toEqual(left));
  const sent = server.calls(training.complete).map(({ body }) => body.notes);
  expect(sent).toEqual(left.length > 0 ? [] : [long]);
});

test('closing the dialog decides nothing', async () => {
  const view = await decides();
  await view.press('Decide later');
  expect(await waitingTitles()).toEqual(['Landing spots']);
  expect(await screen.findByText('1 entry needs you')).toBeDefined();
});

test.each([
  ['by the names it was read with', names.join(', '), names[0]],
  ['without names by their number', '2', 'Score'],
])(
  'an entry for a deleted session is kept as practice with all its values, drills %s',
  async (_, done, drill) => {
    server.answers(logbook.addPractice, aPractice);
    const scores = [{ exerciseId: ids[0] ?? '', score: 8 }];
    const view = await show({
      ...waitingCompletion(refused('not_found', 404)),
      body: { ...enteredHere, completedExercises: ids.slice(0, 2), scores },
    });
    if (drill !== 'Score')
      view.client.setQueryData(['/api/user/scheduled-session-details/thu'], theDetails());
    await view.press('Decide');
    expect(await screen.findByText(/Wind from the left/)).toBeDefined();
    await view.press('Keep as practice');
    await waitFor(async () => expect(await waitingTitles()).toEqual([]));
    const notes = `Wind from the left\n\n4 stars. Done: ${done}. ${drill} 8.`;
    expect(server.calls(logbook.addPractice)).toMatchObject([
      { body: { title: 'Landing spots', duration: 52, notes, sessionDate: '2026-05-14' } },
    ]);
  },
);

test('any other rejected change shows the reason and can be retried', async () => {
  server.answers(logbook.addPractice, aPractice);
  const view = await show({ ...waitingPractice, refusal: refused('program_not_active') });
  await view.press('Decide');
  expect(await screen.findByText(/This program is completed or abandoned/)).toBeDefined();
  await view.press('Try again');
  await waitFor(async () => expect(await waitingTitles()).toEqual([]));
});
