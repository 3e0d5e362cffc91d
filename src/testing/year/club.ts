import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { engines } from '../database.ts';
import { launchServer, type ServerProcess, untilReady } from '../server-process.ts';
import { publicUrl } from './browser.ts';
import { type ClubDatabase, createClubDatabase } from './club-database.ts';

const movedClock = fileURLToPath(new URL('../moved-clock.ts', import.meta.url));
/** The METRICS_TOKEN of the club's servers. */
export const metricsToken = 'the-club-reads-its-metrics';
/** How long due jobs may take; those of a killed server are taken over only after a minute or two. */
const jobsWithinMs = 240_000;

/** Reads a server's metrics: NaN jobs while it cannot count them, 0 bytes where the system does not tell. */
async function metricsOf(url: string): Promise<{ jobsDue: number; memoryBytes: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/api/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    jobsDue: read('pinhigh_jobs_due'),
    memoryBytes: read('process_resident_memory_bytes') || 0,
  };
}

/** Waits until a server has no due job left. */
export async function untilJobsAreDone(url: string): Promise<void> {
  const deadline = performance.now() + jobsWithinMs;
  for (;;) {
    const { jobsDue } = await metricsOf(url);
    if (jobsDue === 0) return;
    if (performance.now() > deadline) throw new Error(`${jobsDue} jobs are due and not done`);
    await delay(50);
  }
}

/** What people need of the server that they use: where it is, and its clock. */
export type ClubServer = Pick<Club, 'url' | 'now' | 'today'>;

/** The real server on a clock that moves between its starts, with its database and its files. */
export class Club {
  readonly dataDir: string;
  readonly database: ClubDatabase;
  #server: ServerProcess | undefined;
  #offsetMs = 0;

  private constructor(dataDir: string, database: ClubDatabase) {
    this.dataDir = dataDir;
    this.database = database;
  }

  static async found(engine: (typeof engines)[number]): Promise<Club> {
    const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-year-'));
    return new Club(dataDir, await createClubDatabase(engine, dataDir));
  }

  get server(): ServerProcess {
    if (this.#server === undefined) throw new Error('The server does not run');
    return this.#server;
  }

  readonly url = (): string => this.server.url;

  /** Everything that the running server has printed. */
  readonly output = (): string => this.#server?.output() ?? '';

  now(): Temporal.Instant {
    return Temporal.Now.instant().add({ milliseconds: this.#offsetMs });
  }

  today(timeZone: string): string {
    return this.now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  }

  /** Starts the server at this moment of its clock, and waits until it is ready. */
  async start(moment: Temporal.Instant): Promise<void> {
    this.#offsetMs = moment.epochMilliseconds - Date.now();
    await this.database.moveClock(this.#offsetMs);
    const { url } = this.database;
    const env = {
      DATA_DIR: this.dataDir,
      PUBLIC_URL: publicUrl,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: metricsToken,
      CLOCK_OFFSET_MS: '0',
      CLOCK_MOVED_MS: String(this.#offsetMs),
      ...(url !== undefined && { DATABASE_URL: url }),
    };
    this.#server = await launchServer({ env, preload: [movedClock] });
    await untilReady(this.server);
  }

  readonly metrics = () => metricsOf(this.url());

  readonly untilJobsAreDone = () => untilJobsAreDone(this.url());

  /** Stops the server like an operator, or kills it as a crash would. Returns what it printed. */
  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<string> {
    const { server } = this;
    process.kill(server.pid, signal);
    const code = await server.ended;
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`The server ended with ${code}:\n${server.output()}`);
    this.#server = undefined;
    return server.output();
  }

  /** Ends everything, whatever state it is in. */
  async close(): Promise<void> {
    await this.#server?.kill();
    await this.database.drop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
