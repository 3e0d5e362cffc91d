import { createMemoryHistory } from '@tanstack/history';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { SessionExercise } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.ts';
import { dropProgress } from '#web/features/range/keep-progress.ts';
import { places } from '#web/features/range/place-store.ts';
import { chooseSettings } from '#web/features/range/range-settings.ts';
import { dropDraft } from '#web/features/training/complete/draft.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { waitingRequests } from '#web/platform/queue/queued-request.ts';
import { theDetails } from './a-session.ts';
import { statsInWeekFive } from './program-fixture.ts';
import { stubServer } from './stub-server.ts';
import { aGolfer } from './web.tsx';

/** The time at which each test starts, in milliseconds since 1970. */
export const now = Date.parse('2026-05-14T00:00:00Z');

/** The whole app with a planned session of some drills, and helpers for a golfer's actions in it. */
export function rangeMode() {
  const server = stubServer();

  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    dropProgress('thu');
    places.drop('thu');
    dropDraft('thu');
    chooseSettings({ sunlight: false, voice: false, sound: true, vibration: true });
    waitingRequests.set([]);
  });

  function trains(...exercises: readonly SessionExercise[]) {
    const details = theDetails();
    const session = { ...details.session, exercises: [...exercises] };
    server.reads({
      '/api/auth/user': aGolfer(),
      '/api/user/scheduled-session-details/thu': { ...details, session },
      '/api/user/session-progress/thu': { serverTime: now, progress: null },
      '/api/user/stats': statsInWeekFive,
      '/api/user/notifications/unread-count': { count: 0, total: 0 },
    });
    server.answersBy(training.keepProgress, ({ body: { sentAt, ...progress } }) => ({
      serverTime: sentAt,
      progress,
    }));
  }

  function open(at = '/my-schedule/session/thu/train') {
    const client = createQueryClient();
    const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
    const view = render(<App client={client} router={router} />);
    return { ...view, client, router, golfer: userEvent.setup() };
  }

  /** Opens the session and closes the warm-up. */
  async function start(...exercises: readonly SessionExercise[]) {
    trains(...exercises);
    const view = open();
    const warmUp = await screen.findByRole('dialog', { name: /warm/i });
    await view.golfer.click(within(warmUp).getByRole('button', { name: 'Close' }));
    await screen.findByRole('heading', { name: `Drill 1 of ${exercises.length}` });
    return view;
  }

  return { server, trains, open, start };
}

export const press = (name: string | RegExp) => screen.getByRole('button', { name });

/** The attempts on the scorecard. */
export const marks = () =>
  within(screen.getByRole('list', { name: 'Attempts' })).getAllByRole('listitem');

export async function hitAll({ golfer }: { golfer: ReturnType<typeof userEvent.setup> }) {
  for (const _ of Array.from({ length: 5 })) await golfer.click(press('Hit'));
}
