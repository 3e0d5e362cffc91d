// A server that dies by kill -9 right before its n-th query of one request. Started by tests as
// `node kill-at-query.ts`, with what to do in PLAN; prints the status when it survives.
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';

export type KillPlan = {
  readonly dataDir: string;
  readonly secret: string;
  readonly cookie: string;
  readonly url: string;
  readonly payload: object;
  readonly now: string;
  /** 1 is the first query after the request has arrived. */
  readonly dieAtQuery: number;
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

let queries = 0;
const { query } = pg.Client.prototype;
const dyingQuery = function (this: pg.Client, ...args: unknown[]) {
  queries += 1;
  if (queries === plan.dieAtQuery) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(query, this, args);
};
Object.assign(pg.Client.prototype, { query: dyingQuery });

const { url, payload, cookie } = plan;
const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie } });
process.stdout.write(String(answer.statusCode));
process.exit(0);
