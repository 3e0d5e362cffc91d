import * as z from 'zod/mini';
import { startOfDay, todayIn } from '#domain/calendar-date.ts';
import { type Tx, transaction } from '#server/platform/database/drizzle.ts';
import { secondsUntil, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  claimPractice,
  claimRound,
  findTimeZone,
  type PracticeRow,
  type RoundRow,
} from './queries.ts';

type Entry =
  | { readonly kind: 'practice'; readonly row: PracticeRow }
  | { readonly kind: 'round'; readonly row: RoundRow };

type Moment = { readonly now: Temporal.Instant; readonly timeZone: string };

const payload = z.object({
  kind: z.enum(['practice', 'round']),
  id: z.string(),
  userId: z.string(),
  sessionDate: z.string(),
});
type Waiting = z.output<typeof payload>;

/** Something that was logged for a day to come: its day begins. */
const dayHasCome = { name: 'logged-day-has-come', payload };

/** Where every day begins first: a golfer may travel as far as this before the day comes. */
const firstZone = 'Pacific/Kiritimati';

type Telling = Pick<Platform, 'record' | 'sendJob'>;

/**
 * Records what was logged, so that it earns XP and counts for minutes, streak and achievements. What
 * lies ahead is only an intention: it waits until its day begins where the golfer is.
 */
export async function countInTime(platform: Telling, tx: Tx, entry: Entry & Moment) {
  const { kind, row, now, timeZone } = entry;
  const { id, userId, sessionDate } = row;
  if (sessionDate > todayIn(timeZone, now)) {
    await wait(platform, tx, { ...{ kind, id, userId, sessionDate }, now, timeZone: firstZone });
    return;
  }
  await recordLogged(platform, tx, entry);
}

async function wait({ sendJob }: Telling, tx: Tx, { now, timeZone, ...waiting }: Waiting & Moment) {
  const delaySeconds = secondsUntil(startOfDay(waiting.sessionDate, timeZone), now);
  await sendJob(tx, dayHasCome, { payload: waiting, delaySeconds });
}

async function recordLogged({ record }: Telling, tx: Tx, entry: Entry & Moment) {
  const { now, timeZone } = entry;
  const { userId, sessionDate, createdAt } = entry.row;
  const loggedAt = Temporal.Instant.fromEpochMilliseconds(+createdAt);
  const days = {
    sessionDate,
    loggedOn: todayIn(timeZone, loggedAt),
    today: todayIn(timeZone, now),
  };
  if (entry.kind === 'practice') {
    const { id: practiceId, duration: minutes } = entry.row;
    await record(tx, 'practiceLogged', { userId, practiceId, minutes, ...days });
    return;
  }
  const { id: roundId, holes, roundType, scoreType, totalScore, coursePar } = entry.row;
  const round = { holes, roundType, scoreType, totalScore, coursePar };
  await record(tx, 'roundLogged', { userId, roundId, ...round, ...days });
}

/** Counts on its day what was logged ahead; once, however often the job runs. */
export function loggedActivityWorker(platform: Platform): Worker {
  const { db, clock } = platform;
  return worker(dayHasCome, (waiting) =>
    transaction(db, async (tx) => {
      const { kind, id, userId, sessionDate } = waiting;
      const timeZone = await findTimeZone(tx, userId);
      if (timeZone === null) return;
      const now = clock();
      // Its day has begun somewhere, but not where the golfer is.
      if (sessionDate > todayIn(timeZone, now)) {
        await wait(platform, tx, { ...waiting, now, timeZone });
        return;
      }
      if (kind === 'practice') {
        const row = await claimPractice(tx, id);
        if (row !== null) await recordLogged(platform, tx, { kind, row, now, timeZone });
        return;
      }
      const row = await claimRound(tx, id);
      if (row !== null) await recordLogged(platform, tx, { kind, row, now, timeZone });
    }),
  );
}
