import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type {
  Enrollment,
  MissedPreview,
  ScheduledSession,
  WeekSummary,
} from '#contract/training-schemas.ts';
import { addDays, todayIn } from '#domain/calendar-date.ts';
import { waysToSettle } from '#domain/training/settle-missed.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';

type Story = { readonly golfer: Golfer; readonly server: TestApp; now: string };
type Act = (story: Story) => Promise<unknown>;

const zone = 'Pacific/Auckland';
const todayOf = ({ now }: Story) => todayIn(zone, Temporal.Instant.from(now));

/** Acts on one of the sessions, whatever its state. The server refuses actions that are not allowed. */
const withSession = (act: (story: Story, session: ScheduledSession) => Promise<unknown>) =>
  fc.nat().map(
    (pick): Act =>
      async (story) => {
        const sessions = await sessionsOf(story.golfer);
        const session = sessions[pick % Math.max(1, sessions.length)];
        if (session !== undefined) await act(story, session);
      },
  );

const complete = withSession(({ golfer }, session) => completes(golfer, session));
const skip = withSession(({ golfer }, { id }) =>
  golfer.send('POST', '/api/user/skip-session', { scheduledSessionId: id }),
);
const reopen = withSession(({ golfer }, { id }) =>
  golfer.send('DELETE', `/api/user/session-completions/${id}`),
);
const days = fc.integer({ min: -3, max: 40 });
const move = fc.tuple(fc.nat(), days).map(
  ([pick, ahead]): Act =>
    async (story) => {
      const sessions = await sessionsOf(story.golfer);
      const newDate = addDays(todayOf(story), ahead);
      const id = sessions[pick % Math.max(1, sessions.length)]?.id ?? 'none';
      await story.golfer.send('PATCH', `/api/user/scheduled-sessions/${id}/reschedule`, {
        newDate,
      });
    },
);
const pause = fc.tuple(days, days).map(
  ([begin, length]): Act =>
    (story) => {
      const from = addDays(todayOf(story), begin);
      const body = { from, to: addDays(from, length), reason: 'holiday' };
      return story.golfer.send('POST', '/api/user/pause-plan', body);
    },
);
const endPause = fc.constant<Act>(({ golfer }) => golfer.send('DELETE', '/api/user/pause-plan'));
const anyDays = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const reschedule = fc.tuple(days, anyDays).map(
  ([ahead, availableDays]): Act =>
    async (story) => {
      const enrollment = await ok<Enrollment | null>(story.golfer.get('/api/user/current-program'));
      const startDate = addDays(todayOf(story), ahead);
      await story.golfer.send('POST', '/api/user/reschedule-program', {
        userProgramId: enrollment?.id ?? 'none',
        preferences: { sessionsPerWeek: availableDays.length, availableDays, startDate },
      });
    },
);
const settle = fc.constantFrom(...waysToSettle).map(
  (way): Act =>
    async ({ golfer }) => {
      const plan = await ok<Enrollment | null>(golfer.get('/api/user/current-program'));
      if (plan === null) return;
      const url = `/api/user/missed-sessions/${plan.id}`;
      const { missed } = await ok<MissedPreview>(golfer.get(url));
      const body = { userProgramId: plan.id, way, missed };
      await golfer.send('POST', '/api/user/settle-missed-sessions', body);
    },
);
const sleep = fc.integer({ min: 1, max: 10 }).map(
  (nights): Act =>
    async (story) => {
      story.now = Temporal.Instant.from(story.now)
        .add({ hours: 24 * nights })
        .toString();
      story.server.setNow(story.now);
    },
);
const abandon: Act = ({ golfer }) => golfer.send('POST', '/api/user/abandon-program');

const acts = fc.array(
  fc.oneof(complete, skip, reopen, move, pause, endPause, reschedule, settle, sleep),
  { minLength: 6, maxLength: 14 },
);

const idsOf = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id).toSorted();
const done = (sessions: readonly ScheduledSession[]) =>
  sessions
    .filter(({ status }) => status !== 'planned')
    .map(({ id, scheduledDate, status }) => ({ id, scheduledDate, status }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

async function expectWeeksToAddUp(golfer: Golfer, sessions: readonly ScheduledSession[]) {
  const weeks = await ok<WeekSummary[]>(
    golfer.get('/api/user/scheduled-sessions-by-week/current-program'),
  );
  const { totalSessions, completedSessions } = await ok<Enrollment>(
    golfer.get('/api/user/current-program'),
  );
  const sum = (count: (week: WeekSummary) => number) =>
    weeks.reduce((total, week) => total + count(week), 0);
  expect(weeks.flatMap((week) => idsOf(week.sessions)).toSorted()).toEqual(idsOf(sessions));
  const strays = weeks.flatMap(({ weekStart, weekEnd, sessions: own }) =>
    own.filter(({ scheduledDate }) => scheduledDate < weekStart || scheduledDate > weekEnd),
  );
  expect(strays).toEqual([]);
  expect(sum((week) => week.totalSessions)).toBe(totalSessions);
  expect(sum((week) => week.completedSessions)).toBe(completedSessions);
  expect(completedSessions).toBe(done(sessions).length);
}

describe('a plan after any sequence of changes', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  test('has every session once, finished sessions on their days, and weeks that add up', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (chapters) => {
        const story: Story = { golfer: await aGolfer(server), server, now: '2026-05-14T00:00:00Z' };
        server.setNow(story.now);
        const { golfer } = story;
        await followsBreak100(golfer);
        let before = await sessionsOf(golfer);
        for (const act of chapters) {
          await act(story);
          const sessions = await sessionsOf(golfer);
          expect(idsOf(sessions)).toEqual(idsOf(before));
          // A completed session is still completed on the same day, or planned on that day again.
          for (const was of done(before)) {
            const now = sessions.find(({ id }) => id === was.id);
            expect(now?.scheduledDate).toBe(was.scheduledDate);
            if (now?.status !== 'planned') expect(now?.status).toBe(was.status);
          }
          before = sessions;
        }
        await expectWeeksToAddUp(golfer, before);

        await abandon(story);
        expect(await sessionsOf(golfer)).toEqual([]);
        const kept = await ok<CalendarItem[]>(golfer.get('/api/user/activity-calendar'));
        expect(idsOf(kept)).toEqual(idsOf(done(before)));
        const rows = await server.db.execute<{ id: string }>(sql`
          select s.id from scheduled_sessions s join users u on u.id = s.user_id
          where u.email = ${golfer.email}`);
        expect(idsOf(rows.rows)).toEqual(idsOf(done(before)));
        expect(kept.map(({ data }) => data.scheduledDate).toSorted()).toEqual(
          done(before)
            .map(({ scheduledDate }) => scheduledDate)
            .toSorted(),
        );
      }),
      { numRuns: 12 },
    );
  });
});
