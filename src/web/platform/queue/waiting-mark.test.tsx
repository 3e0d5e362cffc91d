import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
import { handicap } from '#contract/handicap.ts';
import { training } from '#contract/training.ts';
import { aWaitingChange } from '#testing/a-waiting-change.ts';
import { renderScreen } from '#testing/web.tsx';
import { waitingChanges } from './waiting-change.ts';
import { WaitingMark } from './waiting-mark.tsx';

afterEach(() => waitingChanges.set([]));

const change = aWaitingChange(training.skip);

const marks = () => screen.queryAllByText('Waiting to sync');

test.each([
  ['skipped', 'thu', {}],
  [
    'moved',
    'thu',
    {
      path: '/api/user/scheduled-sessions/{sessionId}/reschedule',
      url: '/api/user/scheduled-sessions/thu/reschedule',
      body: { newDate: '2026-05-20' },
    },
  ],
  ['logged', 'change-1', { body: { title: 'Range' } }],
])('an item that was %s shows a mark until its change is sent', async (_, id, more) => {
  await renderScreen(<WaitingMark id={id} />);
  expect(marks()).toEqual([]);
  act(() => waitingChanges.set([{ ...change, ...more }]));
  expect(marks()).toHaveLength(1);
  act(() => waitingChanges.set([]));
  expect(marks()).toEqual([]);
});

test('changes of another session and rejected changes show no mark', async () => {
  await renderScreen(<WaitingMark id="thu" />);
  const refusal = { status: 409, code: 'session_completed', message: null };
  act(() =>
    waitingChanges.set([
      { ...change, refusal },
      { ...change, body: { scheduledSessionId: 'sat' } },
    ]),
  );
  expect(marks()).toEqual([]);
});

const complete = training.complete.path;
const reopen = training.reopen.path;
const practice = activities.addPractice.path;
const round = activities.addRound.path;

test.each([
  ['stats', [complete, reopen, practice, round, handicap.update.path]],
  ['week', [complete, reopen, training.skip.path, training.reschedule.path]],
  ['handicap', [handicap.update.path]],
] as const)(
  'the mark of the %s appears only for waiting changes that affect it',
  async (of, altering) => {
    await renderScreen(<WaitingMark of={of} />);
    const paths = Object.values({ ...training, ...activities, ...handicap }).flatMap((row) =>
      'offline' in row ? [row.path] : [],
    );
    const marked = paths.filter((path) => {
      act(() => waitingChanges.set([{ ...change, path }]));
      return marks().length === 1;
    });
    expect(marked.toSorted()).toEqual([...altering].toSorted());
    const refusal = { status: 409, code: 'session_completed', message: null };
    act(() => waitingChanges.set([{ ...change, path: altering[0], refusal }]));
    expect(marks()).toEqual([]);
  },
);
