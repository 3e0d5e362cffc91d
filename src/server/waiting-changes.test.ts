import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { ProgressOverview } from '#contract/progress.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import type { SessionDetails, WeekSummary } from '#contract/training-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import {
  completes,
  completionOf,
  followsBreak100,
  ok,
  sessionsOf,
  statsOfTraining,
} from '#testing/scenario.ts';
import { predictionContext } from '#web/offline/predicted/context.ts';
import { type PredictableRequest, waitingEffects } from '#web/offline/predicted/effects.ts';
import { predictedAnswer } from '#web/offline/predicted/predictions.ts';
import { keptReadOf } from '#web/platform/api/persisted-urls.ts';

const today = '2026-05-14';
const now = '2026-05-14T00:00:00Z';
const timeZone = 'Pacific/Auckland';
const zeroStats = { totalXp: 0, level: 1 };

type Step = {
  readonly kind: 'complete' | 'skip' | 'reopen' | 'move';
  readonly session: number;
  readonly days: number;
  readonly minutes: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('complete', 'complete', 'skip', 'reopen', 'move'),
  session: fc.integer({ min: 0, max: 9 }),
  days: fc.integer({ min: -2, max: 20 }),
  minutes: fc.integer({ min: 1, max: 180 }),
});

type Context = ReturnType<typeof predictionContext>;

/** What the app shows in place of the answer to a read that it keeps. */
function predicted(url: string, told: { answer: unknown; answeredOn: string }, context: Context) {
  const read = keptReadOf(url);
  if (read === null) throw new Error(`${url} is not kept`);
  const { answer, answeredOn } = told;
  return predictedAnswer(read, answer, { ...context, answeredOn });
}

const urls = [
  '/api/user/current-program',
  '/api/user/scheduled-sessions-by-week/current-program',
  '/api/user/activity-calendar',
  '/api/user/dashboard',
  '/api/user/stats',
  '/api/user/handicap-history',
  '/api/user/progress',
];

describe('the data shown while changes wait', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('server');
  });
  afterAll(() => server.close());

  /** Makes a golfer in the second week of a plan, with completed and missed sessions. */
  async function inSecondWeek(): Promise<Golfer> {
    server.setNow('2026-05-04T00:00:00Z');
    const golfer = await aGolfer(server);
    await followsBreak100(golfer, '2026-05-04');
    const [first, second] = await sessionsOf(golfer);
    if (first === undefined || second === undefined) throw new Error('The plan has no sessions');
    await ok(completes(golfer, first));
    server.setNow('2026-05-08T00:00:00Z');
    await ok(completes(golfer, second));
    server.setNow(now);
    return golfer;
  }

  async function readAll(golfer: Golfer, ids: readonly string[]) {
    const all = [...urls, ...ids.map((id) => `/api/user/scheduled-session-details/${id}`)];
    const answers = await Promise.all(all.map((url) => ok<unknown>(golfer.get(url))));
    return new Map(all.map((url, index) => [url, answers[index]]));
  }

  async function requestOf(golfer: Golfer, { kind, session: index, days, minutes }: Step) {
    const session = (await sessionsOf(golfer)).find((one) => one.sessionNumber === index + 1);
    if (session === undefined) throw new Error(`There is no session ${index + 1}`);
    const { id } = session;
    switch (kind) {
      case 'complete': {
        const body = { ...(await completionOf(golfer, session)), duration: minutes };
        return { method: 'POST', path: '/api/user/complete-session', body, id } as const;
      }
      case 'skip':
        return {
          ...({ method: 'POST', path: '/api/user/skip-session' } as const),
          body: { scheduledSessionId: id },
          id,
        };
      case 'reopen':
        return {
          ...({ method: 'DELETE', url: `/api/user/session-completions/${id}` } as const),
          path: '/api/user/session-completions/{scheduledSessionId}',
          id,
        };
      case 'move':
        return {
          ...({ method: 'PATCH', url: `/api/user/scheduled-sessions/${id}/reschedule` } as const),
          path: '/api/user/scheduled-sessions/{sessionId}/reschedule',
          body: { newDate: addDays(today, days) },
          id,
        };
    }
  }

  /** Sends a request as the app would send it later. The server may refuse it. */
  async function send(golfer: Golfer, step: Step, order: number): Promise<PredictableRequest> {
    const request: {
      method: 'POST' | 'PATCH' | 'DELETE';
      path: string;
      url?: string;
      body?: object;
      id: string;
    } = await requestOf(golfer, step);
    const { method, path, url = path, body, id: sessionId } = request;
    await golfer.send(method, url, body);
    const recordedAt = Temporal.Instant.from(now).epochMilliseconds;
    return { key: `request-${order}`, method, path, body, recordedAt, sessionId };
  }

  const shownOf = (told: ReadonlyMap<string, unknown>, waiting: readonly PredictableRequest[]) => {
    const effects = waitingEffects(waiting, timeZone);
    const context = predictionContext((url) => told.get(url), { effects, today, timeZone });
    return (url: string) => predicted(url, { answer: told.get(url), answeredOn: today }, context);
  };

  const withoutCompletionId = (details: SessionDetails) => ({
    ...details,
    completion: details.completion && { ...details.completion, id: '' },
    // Only the server knows the scores and notes of exercises, so they are not compared.
    session: details.session.id,
  });

  test('is the same as the server has later: sessions, weeks, plan, calendar, streak, and XP', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const golfer = await inSecondWeek();
        // The phone stores the sessions of the next two weeks, so also the one after those that the steps change.
        const ids = (await sessionsOf(golfer)).slice(0, 12).map(({ id }) => id);
        const told = await readAll(golfer, ids);
        const earnedBefore = await statsOfTraining(golfer);
        const waiting: PredictableRequest[] = [];
        for (const [order, one] of steps.entries()) waiting.push(await send(golfer, one, order));
        const shown = shownOf(told, waiting);
        const real = await readAll(golfer, ids);
        const earned = await statsOfTraining(golfer);

        const weeks = (some: unknown) => (some as WeekSummary[]).map(({ sessions }) => sessions);
        const weeksUrl = '/api/user/scheduled-sessions-by-week/current-program';
        expect(weeks(shown(weeksUrl))).toEqual(weeks(real.get(weeksUrl)));
        for (const url of ['/api/user/current-program', '/api/user/activity-calendar']) {
          expect(shown(url)).toEqual(real.get(url));
        }
        for (const id of ids) {
          const url = `/api/user/scheduled-session-details/${id}`;
          expect(withoutCompletionId(shown(url) as SessionDetails)).toEqual(
            withoutCompletionId(real.get(url) as SessionDetails),
          );
        }
        const stats = shown('/api/user/stats') as Stats;
        expect({ ...stats, ...zeroStats }).toEqual({ ...earned, ...zeroStats });
        const statsTold = told.get('/api/user/stats') as Stats;
        expect(stats.totalXp - statsTold.totalXp).toBe(earned.totalXp - earnedBefore.totalXp);
        const home = (some: unknown) => {
          const { achievements: _, stats: _stats, week, ...rest } = some as DashboardPayload;
          return { ...rest, week: week?.sessions };
        };
        expect(home(shown('/api/user/dashboard'))).toEqual(home(real.get('/api/user/dashboard')));
      }),
      // Each run trains a golfer for two weeks, so shrinking a failing sequence would take too long.
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('is up to date even if the response is from yesterday', async () => {
    const golfer = await inSecondWeek();
    const ids = (await sessionsOf(golfer)).slice(0, 10).map(({ id }) => id);
    server.setNow('2026-05-13T00:00:00Z');
    const yesterday = await readAll(golfer, ids);
    server.setNow(now);
    const real = await readAll(golfer, ids);
    const context = predictionContext((url) => yesterday.get(url), {
      effects: [],
      today,
      timeZone,
    });
    for (const url of [...urls, `/api/user/scheduled-session-details/${ids[4]}`]) {
      const told = { answer: yesterday.get(url), answeredOn: '2026-05-13' };
      expect(predicted(url, told, context)).toEqual(real.get(url));
    }
  });

  test('does not include yesterday’s home screen if the plan is missing', () => {
    const context = predictionContext(() => undefined, { effects: [], today, timeZone });
    const answer = { currentProgram: {}, handicapHistory: [], recentRounds: [], stats: {} };
    expect(
      predicted('/api/user/dashboard', { answer, answeredOn: '2026-05-13' }, context),
    ).toBeNull();
  });

  test('includes practice, rounds, and handicaps in the calendar, the stats, and the history', async () => {
    const golfer = await inSecondWeek();
    const told = await readAll(golfer, []);
    const before = await statsOfTraining(golfer);
    const practice = { title: 'Range', duration: 30, sessionDate: today };
    const round = {
      name: 'Medal',
      holes: 18,
      roundType: 'match',
      scoreType: 'strokeplay',
      totalScore: 90,
      sessionDate: today,
    };
    const sent = [
      { path: '/api/user/free-practice-sessions', body: practice },
      { path: '/api/user/golf-rounds', body: round },
      { path: '/api/user/handicap', body: { handicap: 18 } },
    ];
    for (const { path, body } of sent) await ok(golfer.send('POST', path, body));
    const recordedAt = Temporal.Instant.from(now).epochMilliseconds;
    const shown = shownOf(
      told,
      sent.map(({ path, body }, order) => ({
        key: `request-${order}`,
        method: 'POST',
        path,
        body,
        recordedAt,
        sessionId: null,
      })),
    );
    const real = await readAll(golfer, []);
    const items = (some: unknown) => (some as CalendarItem[]).map((item) => ({ ...item, id: '' }));
    const calendar = '/api/user/activity-calendar';
    expect(items(shown(calendar))).toEqual(items(real.get(calendar)));
    const recent = (some: unknown) => items((some as ProgressOverview).recent);
    expect(recent(shown('/api/user/progress'))).toEqual(recent(real.get('/api/user/progress')));
    const rounds = (some: unknown) => (some as DashboardPayload).recentRounds;
    const withoutIds = (some: unknown) => rounds(some).map((played) => ({ ...played, id: '' }));
    const homeUrl = '/api/user/dashboard';
    expect(withoutIds(shown(homeUrl))).toEqual(withoutIds(real.get(homeUrl)));
    const history = (some: unknown) =>
      (some as { handicap: string }[]).map(({ handicap }) => handicap);
    const historyUrl = '/api/user/handicap-history';
    expect(history(shown(historyUrl))).toEqual(history(real.get(historyUrl)));
    const earned = await statsOfTraining(golfer);
    const stats = shown('/api/user/stats') as Stats;
    expect({ ...stats, ...zeroStats }).toEqual({ ...earned, ...zeroStats });
    const statsTold = told.get('/api/user/stats') as Stats;
    expect(stats.totalXp - statsTold.totalXp).toBe(earned.totalXp - before.totalXp);
  });
});
