// A server that dies by kill -9 in the middle of one request: right before its n-th query, or once its
// change is committed. Started by tests as `node kill-at-query.ts`, with what to do in PLAN; prints the
// status when it survives.
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

export type KillPlan = {
  readonly dataDir: string;
  /** A database server instead of the embedded database in that folder. */
  readonly databaseUrl?: string;
  readonly secret: string;
  readonly cookie: string;
  readonly url: string;
  readonly payload: object;
  readonly now: string;
  /** 1 is the first query after the request has arrived. */
  readonly dieAtQuery: number | 'after commit';
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
const die = () => process.kill(process.pid, 'SIGKILL');
let queries = 0;
const { query } = pg.Client.prototype;
const dyingQuery = function (this: pg.Client, ...args: unknown[]) {
  queries += 1;
  if (queries === plan.dieAtQuery) die();
  const answer: unknown = Reflect.apply(query, this, args);
  if (plan.dieAtQuery === 'after commit' && textOf(args[0]) === 'commit') {
    return Promise.resolve(answer).then(die);
  }
  return answer;
};
Object.assign(pg.Client.prototype, { query: dyingQuery });

const { url, payload, cookie } = plan;
const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie } });
process.stdout.write(String(answer.statusCode));
process.exit(0);
