import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { training } from '#contract/training.ts';
import { aQueuedRequest } from '#testing/a-queued-request.ts';
import { renderScreen } from '#testing/web.tsx';
import { waitingRequests } from './queued-request.ts';
import { WaitingMark } from './waiting-mark.tsx';

afterEach(() => waitingRequests.set([]));

const request = aQueuedRequest(training.skip);

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
      sessionId: 'thu',
    },
  ],
  ['logged', 'change-1', { body: { title: 'Range' }, sessionId: null }],
])('an item that was %s shows a mark until its request is sent', async (_, id, more) => {
  await renderScreen(<WaitingMark id={id} />);
  expect(marks()).toEqual([]);
  act(() => waitingRequests.set([{ ...request, ...more }]));
  expect(marks()).toHaveLength(1);
  act(() => waitingRequests.set([]));
  expect(marks()).toEqual([]);
});

test('requests of another session and rejected requests show no mark', async () => {
  await renderScreen(<WaitingMark id="thu" />);
  const refusal = { status: 409, code: 'session_completed', message: null };
  act(() =>
    waitingRequests.set([
      { ...request, refusal },
      { ...request, body: { scheduledSessionId: 'sat' }, sessionId: 'sat' },
    ]),
  );
  expect(marks()).toEqual([]);
});
