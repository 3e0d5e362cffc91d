import * as z from 'zod/mini';
import { startOfDay, todayIn } from '#domain/calendar-date.ts';
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

type Entry =
  | { readonly kind: 'practice'; readonly row: PracticeRow }
  | { readonly kind: 'round'; readonly row: RoundRow };

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

/**
 * Records what was logged, so that it earns XP and counts for minutes, streak and achievements. What
 * lies ahead is only an intention: it waits until its day begins where the golfer is.
 */
export async function countInTime(change: Change, sendJob: SendJob, entry: Entry): Promise<void> {
  const { id, userId, sessionDate } = entry.row;
  if (sessionDate <= change.today) return recordLogged(change, entry);
  const waiting = { kind: entry.kind, id, userId, sessionDate };
  await sendJob(change.tx, dayHasCome, messageOf(waiting, firstZone, change.now));
}

/** Has everything that was imported before its day wait for it. */
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

/** Comes when the day begins in that zone. */
const messageOf = (waiting: Waiting, timeZone: string, now: Temporal.Instant) => ({
  payload: waiting,
  delaySeconds: secondsUntil(startOfDay(waiting.sessionDate, timeZone), now),
});

async function recordLogged(change: Change, entry: Entry): Promise<void> {
  const { golfer, today } = change;
  const { userId, sessionDate, createdAt } = entry.row;
  const loggedAt = Temporal.Instant.fromEpochMilliseconds(+createdAt);
  const days = { sessionDate, loggedOn: todayIn(golfer.timeZone, loggedAt), today };
  if (entry.kind === 'practice') {
    const { id: practiceId, duration: minutes } = entry.row;
    await change.record('practiceLogged', { userId, practiceId, minutes, ...days });
    return;
  }
  const { id: roundId, holes, roundType, scoreType, totalScore, coursePar } = entry.row;
  const round = { holes, roundType, scoreType, totalScore, coursePar };
  await change.record('roundLogged', { userId, roundId, ...round, ...days });
}

/** Counts on its day what was logged ahead; once, however often the job runs. */
export function loggedActivityWorker({ runChange, sendJob }: Platform): Worker {
  return worker(dayHasCome, async (waiting) => {
    const { kind, id, userId, sessionDate } = waiting;
    await runChange(userId, async (change) => {
      const { tx, golfer, now, today } = change;
      // Its day has begun somewhere, but not where the golfer is.
      if (sessionDate > today) {
        await sendJob(tx, dayHasCome, messageOf(waiting, golfer.timeZone, now));
        return;
      }
      if (kind === 'practice') {
        const row = await claimPractice(tx, id);
        if (row !== null) await recordLogged(change, { kind, row });
        return;
      }
      const row = await claimRound(tx, id);
      if (row !== null) await recordLogged(change, { kind, row });
    });
  });
}
