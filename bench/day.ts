import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pLimit from 'p-limit';
import { sessionCookie } from '#testing/session-cookie.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { databaseUse } from './database-load.ts';
import { completionsOf } from './golfers.ts';
import { makeGolfers, withFolder } from './growth.ts';
import type { Reading } from './meter.mjs';
import { Phone } from './phone.ts';

/** Golfers with a year of history each. */
const golfers = 1_000;
/** Those whose days are measured, after some that are not. */
const measured = 100;
const warmUp = 30;
/** Golfers at the same time, as on a server that has something to do. */
const atOnce = 8;
/** Opening the app, and four drills of ten attempts, each of which is saved. */
const openings = 3;
const drills = 4;
const attempts = 10;

/** What one golfer's requests take. */
export type DayUse = {
  readonly requests: number;
  readonly statements: number;
  readonly nodeMs: number;
  readonly databaseMs: number;
  readonly receivedBytes: number;
  readonly logBytes: number;
};

export type DayFigures = {
  readonly opening: DayUse;
  readonly training: DayUse;
  /** The machine's load average over the minute before. */
  readonly load: number;
};

type Session = { readonly scheduledSessionId: string; readonly completedExercises: string[] };

/** The app in a golfer's hand. */
class Day {
  readonly #phone: Phone;
  readonly #session: Session;
  #version: string | undefined;

  constructor(phone: Phone, session: Session) {
    this.#phone = phone;
    this.#session = session;
  }

  async #coming(): Promise<void> {
    const known = this.#version === undefined ? '' : `?version=${this.#version}`;
    const coming = await this.#phone.ask<{ version: string }>(`/api/user/coming-sessions${known}`);
    this.#version = coming.version;
  }

  async #reload(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#phone.ask(path);
    await this.#coming();
  }

  /** What the app asks for on every screen after it was opened there, and for that screen. */
  #screen(...own: readonly string[]): Promise<void> {
    return this.#reload([
      '/api/auth/user',
      '/api/user/notifications/unread-count',
      ...own,
      '/api/user/current-program',
      '/api/user/scheduled-sessions-by-week/current-program',
      '/api/user/activity-calendar',
    ]);
  }

  open(): Promise<void> {
    return this.#screen('/api/user/dashboard', '/api/user/should-request-handicap');
  }

  async train(): Promise<void> {
    const { scheduledSessionId: id, completedExercises } = this.#session;
    const details = `/api/user/scheduled-session-details/${id}`;
    const progress = `/api/user/session-progress/${id}`;
    await this.#screen(`/api/user/coach-notes/${id}`, progress, details);
    const startedAt = Date.now();
    for (let saved = 1; saved <= drills * attempts; saved += 1)
      await this.#phone.ask(progress, { method: 'PUT', body: this.#progress(saved, startedAt) });
    const done = { ...this.#session, completedExercises, rating: 5, duration: 40 };
    await this.#phone.ask('/api/user/complete-session', { method: 'POST', body: done });
    await this.#reload([
      '/api/user/activity-calendar',
      '/api/user/scheduled-sessions-by-week/current-program',
      '/api/user/current-program',
      '/api/user/dashboard',
      details,
      progress,
      '/api/user/notifications/unread-count',
    ]);
  }

  /** What a device knows of the session after so many attempts. */
  #progress(saved: number, startedAt: number) {
    const now = Date.now();
    const begun = this.#session.completedExercises.slice(0, Math.ceil(saved / attempts));
    return {
      sentAt: now,
      startedAt,
      drills: begun.map((exerciseId, at) => ({
        exerciseId,
        state: 'open',
        attempts: Array.from({ length: Math.min(attempts, saved - at * attempts) }, () => 1),
        score: null,
        seconds: 60,
        changedAt: now,
      })),
    };
  }

  async lookAround(): Promise<void> {
    await this.#screen(
      '/api/social/friend-requests',
      '/api/social/feed',
      '/api/social/leaderboards/weekly_streak',
    );
    await this.#screen('/api/user/achievements', '/api/user/progress');
  }
}

/** The days of all measured golfers, ready to be lived. */
async function daysAt(server: ChildServer, secret: string) {
  const cookies = Array.from({ length: warmUp + 2 * measured }, (_, at) => ({
    email: '',
    cookie: sessionCookie(`g${at + 1}`, secret),
  }));
  const bodies = await completionsOf(server.url, cookies, 1);
  return bodies.map(({ cookie, body }) => {
    const phone = new Phone(server.url, cookie);
    return { phone, day: new Day(phone, JSON.parse(body)) };
  });
}

type Days = Awaited<ReturnType<typeof daysAt>>;

const whole = async (day: Day) => {
  for (let time = 1; time <= openings; time += 1) await day.open();
  await day.train();
  await day.lookAround();
};

/** Lives the days, some at a time. */
async function live(days: Days, part: (day: Day) => Promise<void>): Promise<void> {
  const next = pLimit(atOnce);
  await Promise.all(days.map(({ day }) => next(() => part(day))));
  for (const { phone } of days) phone.close();
}

type Where = { readonly url: string; readonly server: ChildServer };

/** What one of these days takes on average, without its statements. */
async function useOf(days: Days, part: (day: Day) => Promise<void>, { url, server }: Where) {
  await server.read();
  const before = await databaseUse(url);
  await live(days, part);
  const after = await databaseUse(url);
  const { processorUs } = (await server.read()) as Reading;
  const each = (sum: number) => sum / days.length;
  return {
    requests: each(days.reduce((sum, { phone }) => sum + phone.requests, 0)),
    nodeMs: each(processorUs / 1_000),
    databaseMs: each(after.processorMs - before.processorMs),
    receivedBytes: each(days.reduce((sum, { phone }) => sum + phone.received, 0)),
    logBytes: each(after.logBytes - before.logBytes),
  };
}

const start = (entry: string, environment: Record<string, string>, preload: string) =>
  startServer(entry, { ...environment, RATE_LIMIT_SCALE: '100000' }, { preload });

/** Counts the statements of one of these days. The server runs from its sources, where they can be counted. */
async function statementsOf(days: Days, part: (day: Day) => Promise<void>, server: ChildServer) {
  await server.read();
  await live(days, part);
  const { statements } = (await server.read()) as { statements: number };
  return statements / days.length;
}

/** Measures what a golfer takes who opens the app once, and one who trains. */
export const measureDay = (url: string): Promise<DayFigures> =>
  withFolder(async ({ DATA_DIR }) => {
    await makeGolfers(url, golfers);
    const secret = randomBytes(32).toString('hex');
    const environment = { DATABASE_URL: url, DATA_DIR, SECRET: secret };
    const load = loadavg()[0] ?? 0;
    const server = await start('../dist/server/main.js', environment, 'meter.mjs');
    const days = await daysAt(server, secret);
    const where = { url, server };
    const open = (day: Day) => day.open();
    await live(days.slice(0, warmUp), whole);
    const [first, second] = [days.slice(warmUp, warmUp + measured), days.slice(warmUp + measured)];
    const opening = await useOf(first, open, where);
    const training = await useOf(second, whole, where);
    await server.stop();
    const counting = await start('../src/server/main.ts', environment, 'count-statements.ts');
    const more = await daysAt(counting, secret);
    const statements = {
      opening: await statementsOf(more.slice(0, warmUp), open, counting),
      training: await statementsOf(more.slice(warmUp, 2 * warmUp), whole, counting),
    };
    await counting.stop();
    return {
      opening: { ...opening, statements: statements.opening },
      training: { ...training, statements: statements.training },
      load,
    };
  });
