import { asc, gt } from 'drizzle-orm';
import { users } from './auth/tables.ts';
import { lockGolfer } from './changes.ts';
import { type Db, transaction } from './database/drizzle.ts';
import { howToRun } from './how-to-run.ts';
import { dailyWorker, type Worker } from './jobs/job.ts';
import type { Platform } from './platform.ts';

/** A sum that a feature keeps beside the rows that it is made of. */
export type KeptSum = GolferSum | SharedSum;

/** A sum for each golfer. */
export type GolferSum = {
  readonly name: string;
  /** Returns those of these golfers whose sum is not that of their rows. */
  readonly findWrong: (at: Reading, golferIds: readonly string[]) => Promise<readonly string[]>;
  /** Writes the sum of the golfer's rows. */
  readonly repair: (at: Reading, golferId: string) => Promise<void>;
};

/** Sums over golfers, which are compared and corrected together. */
export type SharedSum = {
  readonly name: string;
  /** Counts those that are not the sum of their rows. */
  readonly countWrong: (at: Reading) => Promise<number>;
  /** Writes the sums of the rows. */
  readonly repairAll: (at: Reading) => Promise<void>;
};

/** Where sums are read, and when: what golfers have planned for later does not count yet. */
export type Reading = { readonly db: Db; readonly now: Temporal.Instant };

/** By name of the sum: how many were wrong, or how many golfers had a wrong one. */
export type WrongSums = Readonly<Record<string, number>>;

/** Golfers whose sums are compared by one statement, so that other requests get their turn. */
const golfersAtOnce = 100;

async function* allGolfers(db: Db): AsyncGenerator<readonly string[]> {
  for (let last: string | undefined; ; ) {
    const page = await db
      .select({ id: users.id })
      .from(users)
      .where(last === undefined ? undefined : gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(golfersAtOnce);
    if (page.length === 0) return;
    yield page.map(({ id }) => id);
    last = page.at(-1)?.id;
  }
}

/** Compares all sums with their rows, and with `isRepairing` corrects those that differ. */
export async function reconcile(
  { db, now }: Reading,
  sums: readonly KeptSum[],
  { isRepairing }: { readonly isRepairing: boolean },
): Promise<WrongSums> {
  const wrong: Record<string, number> = {};
  const add = (name: string, more: number) => {
    if (more > 0) wrong[name] = (wrong[name] ?? 0) + more;
  };
  for (const { name, countWrong, repairAll } of sums.filter((sum) => 'countWrong' in sum)) {
    add(name, await countWrong({ db, now }));
    if (isRepairing && name in wrong) await transaction(db, (tx) => repairAll({ db: tx, now }));
  }
  const ofGolfers = sums.filter((sum) => 'findWrong' in sum);
  for await (const page of allGolfers(db)) {
    for (const { name, findWrong, repair } of ofGolfers) {
      const found = await findWrong({ db, now }, page);
      add(name, found.length);
      for (const id of isRepairing ? found : [])
        await transaction(db, async (tx) => {
          // No change of this golfer runs at the same time.
          if ((await lockGolfer(tx, id)) !== null) await repair({ db: tx, now }, id);
        });
    }
  }
  return wrong;
}

/** Compares the sums once a day, and only reports what differs: a difference is a fault that somebody should look at. */
export const sumsWorker = (
  { db, log, clock }: Pick<Platform, 'db' | 'log' | 'clock'>,
  sums: readonly KeptSum[],
): Worker =>
  dailyWorker('compare-sums', async () => {
    const wrong = await reconcile({ db, now: clock() }, sums, { isRepairing: false });
    if (Object.keys(wrong).length > 0)
      log.warn({ wrong }, `sums differ from their rows; ${howToRun('reconcile')} corrects them`);
  });
