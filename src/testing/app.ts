import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { shippedContent } from '#content/content.ts';
import { type AppSettings, buildApp } from '#server/app.ts';
import {
  hashOfContent,
  shippedExercises,
  shippedVersion,
} from '#server/features/programs/shipped-rows.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import { ownMigrations } from '#server/platform/database/migrate.ts';
import type { RenderedMail } from '#server/platform/mail/mail.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { createTestDatabase, type engines, type Filling, type TestDatabase } from './database.ts';
import { longWait } from './long-wait.ts';

/** A Thursday, at noon in Auckland: the week and day shown in the mockups. */
const defaultNow = '2026-05-14T00:00:00Z';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly config: Config;
  readonly secret: string;
  /** Messages printed for the person who starts the server. */
  readonly announced: readonly string[];
  /** The log, one JSON text per line; empty unless the test sets LOG_LEVEL. */
  readonly logged: string[];
  /** Waits for the next mail to this address (with this subject) and removes it, so that each is returned once. */
  mailTo(address: string, subject?: string): Promise<RenderedMail>;
  /** Sets the server's clock. */
  setNow(instant: string): void;
  close(): Promise<void>;
};

export type TestSettings = Partial<
  Pick<
    AppSettings,
    'webRoot' | 'deliver' | 'wait' | 'outgoing' | 'secret' | 'onMoved' | 'passwords'
  >
> & {
  /** The time at the start. */
  readonly now?: Temporal.Instant;
  /** Mails go to the server that SMTP_URL names; otherwise `mailTo` finds them. */
  readonly sendsMail?: true;
};

/**
 * Fills a template with what the first start of a server writes: the shipped content and the tables of the job queue.
 * The jobs of that start are removed, so that every test app runs its own.
 */
const firstStart: Filling = {
  // The rows rather than the content: the code that makes them changes, too.
  key: hashOfContent([
    shippedExercises(shippedContent),
    shippedContent.programs.map((program) => shippedVersion(shippedContent, program, 1)),
  ]),
  async fill(database) {
    const server = await serveTestApp({
      database,
      db: createDb(database.pool),
      drop: async () => {},
    });
    await server.close();
    await database.pool.query('delete from pgboss.job_common');
  },
};

/** Starts the real server on a fresh database, with its own clock and very high rate limits. */
export async function startTestApp(
  engine: (typeof engines)[number],
  environment: Record<string, string> = {},
  settings: TestSettings = {},
): Promise<TestApp> {
  return serveTestApp(
    await createTestDatabase(engine, ownMigrations, firstStart),
    environment,
    settings,
  );
}

/** Starts the real server on a database that the test has opened and migrated. */
export async function serveTestApp(
  { database, db, drop }: TestDatabase,
  environment: Record<string, string> = {},
  settings: TestSettings = {},
): Promise<TestApp> {
  // For data outside the database, such as mails.
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-test-'));
  const quiet = { LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', DATA_DIR: dataDir };
  const config = readConfig({ ...quiet, ...environment });
  const announced: string[] = [];
  const logged: string[] = [];
  const mails: RenderedMail[] = [];
  const { secret = randomBytes(32).toString('base64url') } = settings;
  let { now = Temporal.Instant.from(defaultNow) } = settings;
  const { app, startJobs } = await buildApp({
    config,
    database,
    clock: () => now,
    announce: (line) => void announced.push(line),
    logTo: { write: (line) => void logged.push(line) },
    ...(settings.sendsMail ? {} : { deliver: async (mail) => void mails.push(mail) }),
    passwords: cheapPasswords,
    ...settings,
    secret,
  });
  await startJobs();
  return {
    app,
    db,
    config,
    secret,
    announced,
    logged,
    mailTo: (address, subject) =>
      vi.waitFor(() => {
        const found = mails.findIndex(
          (mail) => mail.to === address && (subject ?? mail.subject) === mail.subject,
        );
        if (found < 0) throw new Error(`No mail to ${address}`);
        return mails.splice(found, 1)[0] as RenderedMail;
      }, longWait),
    setNow: (instant) => {
      now = Temporal.Instant.from(instant);
    },
    close: async () => {
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Reply = { readonly status: number; readonly body: unknown; readonly headers: object };

/** A browser with a cookie jar, as seen by the API. */
export type Golfer = {
  readonly email: string;
  readonly jar: ReadonlyMap<string, string>;
  get(url: string): Promise<Reply>;
  send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<Reply>;
  /** The same browser with additional request headers. */
  with(headers: Readonly<Record<string, string>>): Pick<Golfer, 'send'>;
};

type Server = Pick<TestApp, 'app' | 'config'>;

/** The cookie header sent by a golfer's browser. */
export const cookieOf = ({ jar }: Golfer): string =>
  [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** A visitor without an account, or a golfer who comes back with the cookies of `before`, to the same or another server. */
export function visitor(
  { app, config }: Server,
  email = '',
  before: Pick<Golfer, 'jar'> = { jar: new Map() },
): Golfer {
  const jar = new Map(before.jar);
  const call = async (options: InjectOptions): Promise<Reply> => {
    const cookies = Object.fromEntries(jar);
    const answer = await app.inject({ ...options, cookies });
    for (const { name, value } of answer.cookies) jar.set(name, decodeURIComponent(value));
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };
  const sendWith =
    (headers: Readonly<Record<string, string>>): Golfer['send'] =>
    (method, url, body) =>
      call({
        method,
        url,
        headers: { origin: config.publicUrl.origin, ...headers },
        ...(body && { payload: body }),
      });
  return {
    email,
    jar,
    get: (url) => call({ method: 'GET', url }),
    send: sendWith({}),
    with: (headers) => ({ send: sendWith(headers) }),
  };
}

let golfers = 0;
const nextEmail = () => {
  golfers += 1;
  return `golfer-${golfers}@example.com`;
};

/** A golfer who has just signed up; by default in Auckland. */
export async function aGolfer(
  test: Server,
  { timeZone = 'Pacific/Auckland', email = nextEmail() } = {},
): Promise<Golfer> {
  const golfer = visitor(test, email);
  const { status, body } = await golfer.send('POST', '/api/auth/sign-up/email', {
    email,
    password: 'fairway-finder',
    name: 'Nora Devlin',
    timeZone,
  });
  if (status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(body)}`);
  return golfer;
}
