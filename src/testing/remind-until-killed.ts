// A server that kills itself with SIGKILL while it sends reminders, right before the commit for its n-th golfer.
// Tests start it as `node remind-until-killed.ts`, with its instructions in PLAN.
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
await sendReminders({ db: createDb(database.pool) }, plan.now, () => ({
  beforeCommit: die,
}));
process.exit(0);
