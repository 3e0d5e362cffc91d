// A server that dies by kill -9 once the change of one request is committed, before anything that follows
// is done. Started by tests as `node kill-after-commit.ts`, with what to do in PLAN.
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
  // The job queue commits, too, on connections of its own.
  if (text !== 'commit' || !completing.has(this)) return answer;
  return Promise.resolve(answer).then(() => process.kill(process.pid, 'SIGKILL'));
};
Object.assign(pg.Client.prototype, { query: dyingQuery });

const { url, payload, cookie } = plan;
await app.inject({ method: 'POST', url, payload, headers: { cookie } });
process.exit(0);
