import * as z from 'zod/mini';
import { changedWithLogbook } from '#contract/logbook.ts';
import { startOfDay, todayIn } from '#domain/calendar-date.ts';
import { whatCounts } from '#domain/progress/what-counts.ts';
import type { Change } from '#server/platform/changes.ts';
import { type SendJob, secondsUntil, type Worker, worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  claimPractice,
  claimRound,
  findWaiting,
  type PracticeRow,
  type RoundRow,
} from './queries.ts';

/** A logged activity of either kind. */
export type Entry =
  | { readonly kind: 'practice'; readonly row: PracticeRow }
  | { readonly kind: 'round'; readonly row: RoundRow };

const payload = z.object({
  kind: z.enum(['practice', 'round']),
  id: z.string(),
  userId: z.string(),
  sessionDate: z.string(),
});
type Waiting = z.output<typeof payload>;

/** The job for an entry that was logged for a future day. It runs when that day begins. */
const dayHasCome = { name: 'logged-day-has-come', payload };

/** The time zone where every day begins first. A golfer may travel there before the day comes. */
const firstZone = 'Pacific/Kiritimati';

/**
 * Records a logged entry, so that it earns XP and counts toward minutes, streak and achievements. An entry
 * for a future day is only an intention: it waits until that day begins where the golfer is.
 */
export async function countInTime(change: Change, sendJob: SendJob, entry: Entry): Promise<void> {
  const { id, userId, sessionDate } = entry.row;
  if (sessionDate <= change.today) return recordLogged(change, entry);
  const waiting = { kind: entry.kind, id, userId, sessionDate };
  await sendJob(change.tx, dayHasCome, messageOf(waiting, firstZone, change.now));
}

/** Schedules the job for every imported entry whose day has not come yet. */
export async function waitForDays(
  change: Change,
  timeZone: string,
  sendJob: SendJob,
): Promise<void> {
  const waiting = await findWaiting(change.tx, change.golfer.id);
  if (waiting.length === 0) return;
  const messages = waiting.map((row) => messageOf(row, timeZone, change.now));
  await sendJob(change.tx, dayHasCome, ...messages);
}

/** A job message that is due when the day begins in that time zone. */
const messageOf = (waiting: Waiting, timeZone: string, now: Temporal.Instant) => ({
  payload: waiting,
  delaySeconds: secondsUntil(startOfDay(waiting.sessionDate, timeZone), now),
});

async function recordLogged(change: Change, entry: Entry): Promise<void> {
  const { golfer, today } = change;
  change.refresh(...changedWithLogbook);
  const { userId, sessionDate, createdAt } = entry.row;
  const loggedAt = Temporal.Instant.fromEpochMilliseconds(+createdAt);
  const loggedOn = todayIn(golfer.timeZone, loggedAt);
  const known = { sessionDate, loggedOn, counts: whatCounts(entry.row), today };
  if (entry.kind === 'practice') {
    const { id: practiceId, duration: minutes } = entry.row;
    await change.record('practiceLogged', { userId, practiceId, minutes, ...known });
    return;
  }
  const { id: roundId, holes, roundType, scoreType, totalScore, coursePar } = entry.row;
  const round = { holes, roundType, scoreType, totalScore, coursePar };
  await change.record('roundLogged', { userId, roundId, ...round, ...known });
}

/** Records that an entry was deleted, so that it takes back what it earned. One that was never counted earned nothing. */
export async function recordDeleted(change: Change, { kind, row }: Entry): Promise<void> {
  const { id, userId, sessionDate, counted } = row;
  if (!counted) return;
  const counts = whatCounts(row);
  if (kind === 'practice') {
    const { duration: minutes } = row;
    await change.record('practiceDeleted', { userId, practiceId: id, minutes, counts });
    return;
  }
  await change.record('roundDeleted', { userId, roundId: id, sessionDate, counts });
}

/** Counts an entry on its day if it was logged ahead; only once, even if the job runs again. */
export function loggedActivityWorker({ runChange, sendJob }: Platform): Worker {
  return worker(dayHasCome, async (waiting) => {
    const { kind, id, userId, sessionDate } = waiting;
    await runChange(userId, async (change) => {
      const { tx, golfer, now, today } = change;
      // The day has begun somewhere, but not yet in the golfer's time zone.
      if (sessionDate > today) {
        await sendJob(tx, dayHasCome, messageOf(waiting, golfer.timeZone, now));
        return;
      }
      if (kind === 'practice') {
        const row = await claimPractice(tx, { id, today });
        if (row !== null) await recordLogged(change, { kind, row });
        return;
      }
      const row = await claimRound(tx, { id, today });
      if (row !== null) await recordLogged(change, { kind, row });
    });
  });
}
