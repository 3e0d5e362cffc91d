import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ComingSessions } from '#contract/coming-sessions.ts';
import { logbook } from '#contract/logbook.ts';
import { changedWithPlan, training } from '#contract/training.ts';
import { theDetails } from '#testing/a-session.ts';
import { inWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { refreshReads } from '#web/platform/api/refresh-reads.ts';
import { SessionScreen } from '../session/session-screen.tsx';
import { KeepComing } from './keep-coming.tsx';

const server = stubServer();

const details = theDetails();
const { session, scheduledSession, program } = details;
const [firstExercise] = session.exercises;

const content: NonNullable<ComingSessions['content']> = {
  program,
  sessions: [{ session, scheduledSession }],
  exercises: session.exercises,
  scores: session.exercises.map(({ exerciseId }) => ({
    exerciseId,
    scores: [
      { score: 7, attempts: 20, series: '', cells: null, recordedAt: '2026-05-07T06:00:00Z' },
    ],
  })),
};

async function keepComing(answer: ComingSessions) {
  server.answers(training.coming, answer);
  server.answers(training.current, inWeekFive);
  server.answers(training.weeks, []);
  server.answers(logbook.calendar, []);
  const view = await renderScreen(<KeepComing />, { user: aGolfer() });
  await waitFor(() => expect(view.client.isFetching()).toBe(0));
  return view;
}

test('a session of the next two weeks opens offline', async () => {
  const { client } = await keepComing({ version: 'first', content });
  const read = (url: string) => client.getQueryData([url]);
  expect(read(`/api/user/exercises/${firstExercise?.exerciseId}/scores`)).toHaveLength(1);
  const detailsUrl = `/api/user/scheduled-session-details/${scheduledSession.id}` as const;
  server.isUnreachable();
  await renderScreen(<SessionScreen scheduledSessionId={scheduledSession.id} />, {
    user: aGolfer(),
    reads: {
      [detailsUrl as '/api/user/scheduled-session-details/thu']: client.getQueryData<
        typeof details
      >([detailsUrl]),
    },
  });
  expect(await screen.findByRole('heading', { name: session.title })).toBeDefined();
});

test('a plan change requests the coming sessions with their known version and no session details', async () => {
  const { client } = await keepComing({ version: 'first', content });
  server.answers(training.coming, { version: 'first', content: null });
  refreshReads(client, changedWithPlan);
  await waitFor(() =>
    expect(server.calls(training.coming).map(({ query }) => query)).toEqual([
      {},
      { version: 'first' },
    ]),
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  // The refresh does not request session details that no screen shows.
  expect(server.calls(training.details)).toEqual([]);
});
