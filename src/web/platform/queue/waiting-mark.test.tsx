import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { type WaitingChange, waitingChanges } from './waiting-change.ts';
import { WaitingMark } from './waiting-mark.tsx';

afterEach(() => waitingChanges.set([]));

const change: WaitingChange = {
  ...{ order: 1, key: 'change-1', golferId: 'golfer-1', method: 'POST', title: 'Short putts' },
  ...{ path: '/api/user/skip-session', url: '/api/user/skip-session' },
  body: { scheduledSessionId: 'thu' },
  ...{ recordedAt: 0, refusal: null, sessionId: null, refresh: [] },
};

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
])('what was %s says so until it has arrived', async (_, id, more) => {
  await renderScreen(<WaitingMark id={id} />);
  expect(marks()).toEqual([]);
  act(() => waitingChanges.set([{ ...change, ...more }]));
  expect(marks()).toHaveLength(1);
  act(() => waitingChanges.set([]));
  expect(marks()).toEqual([]);
});

test('neither another session nor what the server has refused waits', async () => {
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
