// A server that dies by kill -9 while it sends reminders, right before the commit of its n-th golfer.
// Started by tests as `node remind-until-killed.ts`, with what to do in PLAN.
import { createDb } from '#server/platform/database/drizzle.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { sendReminders } from './send-reminders.ts';

export type KillPlan = {
  readonly databaseUrl: string;
  readonly now: string;
  /** 1 is the first golfer. */
  readonly dieAtGolfer: number;
};

const plan = JSON.parse(process.env['PLAN'] ?? '') as KillPlan;
const database = await openDatabase({ databaseUrl: plan.databaseUrl, dataDir: '' });

let golfers = 0;
const die = async () => {
  golfers += 1;
  if (golfers === plan.dieAtGolfer) process.kill(process.pid, 'SIGKILL');
};
await sendReminders({ db: createDb(database.pool) }, plan.now, {
  reactions: {},
  beforeCommit: die,
});
process.exit(0);
