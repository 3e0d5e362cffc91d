import { createMemoryHistory } from '@tanstack/history';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coach } from '#contract/coach.ts';
import { anEnrollment, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { theDetails } from '#testing/a-session.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { App } from '../app.tsx';
import { createAppRouter } from '../router.ts';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
  const weeks = [aWeek(1, [aScheduledSession({ id: 'thu', sessionId: 'session-1' })])];
  server.reads({
    '/api/auth/user': aGolfer(),
    '/api/user/current-program': anEnrollment(weeks),
    '/api/user/scheduled-sessions-by-week/current-program': weeks,
    '/api/user/scheduled-session-details/thu': theDetails(),
    '/api/user/session-progress/thu': { serverTime: 0, progress: null },
    '/api/user/stats': statsInWeekFive,
    '/api/user/notifications/unread-count': { count: 0, total: 0 },
  });
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.useRealTimers());

function open(at: string) {
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  render(<App client={client} router={router} />);
  return userEvent.setup();
}

async function emptyDuration() {
  const field = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Duration' });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  return field.value;
}

test('a session completed in its week defaults to 30 minutes when its duration is not a number', async () => {
  const golfer = open('/my-schedule/week/1');
  await golfer.click(await screen.findByRole('checkbox', { name: 'Complete Gate putting' }));
  expect(await emptyDuration()).toBe('30');
});

test('a session without a duration defaults to 0 minutes on its own screen', async () => {
  server.answers(coach.note, { note: null });
  const golfer = open('/my-schedule/session/thu');
  await golfer.click(await screen.findByRole('button', { name: 'Complete Session' }));
  expect(await emptyDuration()).toBe('0');
});
