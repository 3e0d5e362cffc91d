// A server that kills itself with SIGKILL when one request's change is committed, before any follow-up work. Tests
// start it as `node kill-after-commit.ts`, with its instructions in PLAN.
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

export type KillPlan = {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly secret: string;
  readonly cookie: string;
  readonly url: string;
  readonly payload: object;
  readonly now: string;
};

const plan = JSON.parse(process.env['PLAN'] ?? '') as KillPlan;
const database = await openDatabase(plan);
const { app, startJobs } = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: plan.dataDir }),
  database,
  secret: plan.secret,
  clock: () => Temporal.Instant.from(plan.now),
  announce: () => {},
});
await startJobs();

const textOf = (asked: unknown) =>
  (typeof asked === 'string' ? asked : (asked as pg.QueryConfig).text).toLowerCase();
const { query } = pg.Client.prototype;
const completing = new Set<pg.Client>();
const dyingQuery = function (this: pg.Client, ...args: unknown[]) {
  const answer: unknown = Reflect.apply(query, this, args);
  const text = textOf(args[0]);
  if (text.includes('insert into session_completions')) completing.add(this);
  // Ignores commits of the job queue, which has its own connections.
  if (text !== 'commit' || !completing.has(this)) return answer;
  return Promise.resolve(answer).then(() => process.kill(process.pid, 'SIGKILL'));
};
Object.assign(pg.Client.prototype, { query: dyingQuery });

const { url, payload, cookie } = plan;
await app.inject({ method: 'POST', url, payload, headers: { cookie } });
process.exit(0);
