import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { reminderTimes } from '#domain/notifications/preferences.ts';
import { notificationPreferences } from '#server/features/notifications/tables.ts';
import { sessionCompleter } from '#server/features/training/sessions/complete.ts';
import { sessionToTrainFinder } from '#server/features/training/sessions/session-to-train.ts';
import { skipSession } from '#server/features/training/sessions/skip.ts';
import { enrollments, planPauses, scheduledSessions } from '#server/features/training/tables.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { OpenChange } from '#server/platform/changes.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { idNamed, nthId } from '#testing/ids.ts';
import { atScale } from '#testing/scale.ts';
import { reminderServer } from '#testing/send-reminders.ts';
import { thirtyZones as zones } from '#testing/zones.ts';

const firstMonday = '2026-01-05';
const weeks = 52;
const start = Temporal.Instant.from('2026-01-01T00:00:00Z');
const end = Temporal.Instant.from('2027-01-05T00:00:00Z');

/** How each week's session ends: done or skipped in the morning, done at night (`late`), or left open. */
const fates = [
  ...(['open', 'open', 'done', 'done', 'done', 'late', 'skipped'] as const),
  ...(['open', 'open', 'open', 'open', 'skipped', 'open'] as const),
  ...(['open', 'open', 'done', 'done', 'done', 'late', 'open'] as const),
  ...(['skipped', 'open', 'open', 'late', 'open', 'open'] as const),
];

/** Golfers with index 0 to 4 move to another time zone on the Tuesday of week 20. */
const movedWeek = 20;
const movedAt = Temporal.Instant.from('2026-05-26T12:00:00Z');
const isMover = (index: number) => index < 5;

type Golfer = {
  readonly id: string;
  readonly index: number;
  readonly reminderTime: (typeof reminderTimes)[number];
  readonly weeklySummary: boolean;
  readonly sessionReminders: boolean;
  readonly pausedWeek: number;
  zoneIn(week: number): string;
  fateOf(week: number): (typeof fates)[number];
  /** Tuesday to Sunday; Thursday for golfers who move on a Tuesday. */
  dayOf(week: number): string;
};

const all = zones.map((zone, index): Golfer => {
  const fateOf = (week: number) => fates[(week + index) % fates.length] ?? 'open';
  const isQuiet = (week: number) => fateOf(week) === 'open' && fateOf(week - 1) === 'open';
  const next = zones[(index + 7) % zones.length] ?? zone;
  const weekday = isMover(index) ? 3 : 1 + (index % 6);
  return {
    id: nthId(index + 1),
    index,
    fateOf,
    weeklySummary: index % 4 === 0,
    reminderTime: reminderTimes[index % reminderTimes.length] ?? '08:00',
    sessionReminders: index !== 29,
    pausedWeek: Array.from({ length: 26 }, (_, n) => 26 + n).find(isQuiet) ?? 0,
    zoneIn: (week) => (isMover(index) && week >= movedWeek ? next : zone),
    dayOf: (week) => addDays(firstMonday, 7 * week + weekday),
  };
});

/** The golfers who move, and one for each day of the week. */
const some = all.filter(({ index }) => isMover(index) || index % 5 === 4);
const golfers = atScale({ short: some, long: all });

/** Every message of the year in the golfer's local time: `kind day time`. */
function expectedFor({ pausedWeek, reminderTime, ...golfer }: Golfer): string[] {
  const messages: string[] = [];
  let run = 0;
  for (let week = 0; week < weeks; week += 1) {
    if (week === pausedWeek) continue;
    const fate = golfer.fateOf(week);
    const day = golfer.dayOf(week);
    const wasOpen = fate === 'open' || fate === 'late';
    if (wasOpen && golfer.sessionReminders) messages.push(`session_due ${day} ${reminderTime}`);
    // With one session a week, a week without training breaks the streak, even if the session was skipped.
    if (fate !== 'done' && run >= 3 && golfer.sessionReminders)
      messages.push(`streak_at_risk ${day} 18:00`);
    run = fate === 'done' || fate === 'late' ? run + 1 : 0;
    const monday = addDays(firstMonday, 7 * (week + 1));
    if (fate !== 'skipped' && golfer.weeklySummary) messages.push(`week_ended ${monday} 08:00`);
  }
  return messages.toSorted();
}

/** The local time in a zone, computed without Temporal, which the tested code uses. */
function wallClock(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(instant);
}

const completeSession = sessionCompleter(sessionToTrainFinder());

type Action = { readonly at: Temporal.Instant; readonly userId: string; act: Act };
type Act = (change: OpenChange) => Promise<unknown>;

function actionsOf(golfer: Golfer, sessionIds: readonly string[]): Action[] {
  const { id: userId, pausedWeek } = golfer;
  const enrollmentId = idNamed(`plan-${userId}`);
  const at = (day: string, time: string, week: number) =>
    Temporal.ZonedDateTime.from(`${day}T${time}[${golfer.zoneIn(week)}]`).toInstant();
  const actions = Array.from({ length: weeks }, (_, week): Action[] => {
    const fate = golfer.fateOf(week);
    if (fate === 'open') return [];
    const scheduledSessionId = idNamed(`${userId}-${week}`);
    const session = { scheduledSessionId, sessionId: sessionIds[week % sessionIds.length] ?? '' };
    const done = { ...session, completedExercises: [], rating: 4, duration: 40 };
    const act: Act = (change) =>
      fate === 'skipped' ? skipSession(change, scheduledSessionId) : completeSession(change, done);
    return [{ userId, act, at: at(golfer.dayOf(week), fate === 'late' ? '20:30' : '06:00', week) }];
  }).flat();
  const from = golfer.dayOf(pausedWeek);
  const pauses: Act = async (change) => {
    const span = { from, to: from, reason: 'weather' as const };
    const row = { fromDate: from, toDate: from, reason: span.reason, weeks: 0 };
    await change.tx.insert(planPauses).values({ ...row, id: userId, userId, enrollmentId });
    await change.record('programPaused', { userId, enrollmentId, ...span, today: change.today });
  };
  actions.push({ userId, act: pauses, at: at(addDays(from, -1), '22:00', pausedWeek) });
  if (isMover(golfer.index)) {
    const timeZone = golfer.zoneIn(movedWeek);
    const moves: Act = async (change) => {
      await change.tx.update(users).set({ timeZone }).where(sql`${users.id} = ${userId}`);
      const saved = { userId, currentHandicap: undefined, goalHandicap: undefined, timeZone };
      await change.record('profileSaved', saved);
    };
    actions.push({ userId, act: moves, at: movedAt });
  }
  return actions;
}

let server: TestApp;
let sessionIds: string[];
beforeAll(async () => {
  // On this clock, the server's own job, which runs every minute, finds nothing due.
  server = await startTestApp('server', {}, { now: start });
  const { rows } = await server.db.execute<{ id: string }>(sql`
    select s.id from program_sessions s join program_weeks w on w.id = s.week_id
    where w.program_id = 'break-100' order by s.id`);
  sessionIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());

async function storeGolfers(): Promise<void> {
  const own = golfers.map(({ id, zoneIn }) => {
    const timeZone = zoneIn(0);
    return { id, name: id, email: `${id}@example.com`, timeZone };
  });
  await server.db.insert(users).values(own);
  await server.db.insert(notificationPreferences).values(
    golfers.map(({ id: userId, reminderTime, sessionReminders, weeklySummary }) => ({
      userId,
      reminderTime,
      sessionReminders,
      weeklySummary,
    })),
  );
  await server.db.insert(enrollments).values(
    golfers.map(({ id: userId }) => ({
      id: idNamed(`plan-${userId}`),
      userId,
      programId: 'break-100',
      programVersion: 1,
      sessionsPerWeek: 1,
      availableDays: [1],
      startDate: firstMonday,
    })),
  );
  const planned = golfers.flatMap(({ id: userId, dayOf }) =>
    Array.from({ length: weeks }, (_, week) => ({
      id: idNamed(`${userId}-${week}`),
      enrollmentId: idNamed(`plan-${userId}`),
      userId,
      sessionId: sessionIds[week % sessionIds.length] ?? '',
      sessionNumber: week + 1,
      originalWeekNumber: week + 1,
      scheduledDate: dayOf(week),
    })),
  );
  await server.db.insert(scheduledSessions).values(planned);
}

async function nextDue(): Promise<Temporal.Instant> {
  const { rows } = await server.db.execute<{ at: string | null }>(sql`
    select to_char(min(next_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from golfer_reminders`);
  const [first] = rows;
  return first?.at ? Temporal.Instant.from(first.at) : end;
}

test('over a year, golfers in many time zones get every message once, by their local time', async () => {
  await storeGolfers();
  const { runChange, setNow, send } = reminderServer(server, { without: ['achievements', 'feed'] });
  setNow(start);
  for (const { id: userId } of golfers) {
    const plan = { enrollmentId: `plan-${userId}`, programId: 'break-100', today: '2026-01-01' };
    await runChange(userId, (change) => change.record('enrolled', { userId, ...plan }));
  }
  const actions = golfers
    .flatMap((golfer) => actionsOf(golfer, sessionIds))
    .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  for (;;) {
    const due = await nextDue();
    const [action] = actions;
    if (action !== undefined && Temporal.Instant.compare(action.at, due) < 0) {
      actions.shift();
      setNow(action.at);
      await runChange(action.userId, action.act);
    } else if (Temporal.Instant.compare(due, end) < 0) {
      setNow(due);
      await send();
    } else break;
  }
  expect(actions).toEqual([]);

  const { rows } = await server.db.execute<{ userId: string; kind: string; at: string }>(sql`
    select user_id as "userId", kind, created_at::text as at from notifications
    where kind in ('session_due', 'streak_at_risk', 'week_ended')`);
  const sentTo = (golfer: Golfer) =>
    rows
      .filter(({ userId }) => userId === golfer.id)
      .map(({ kind, at }) => {
        const moment = new Date(at);
        const hasMoved = moment.getTime() > movedAt.epochMilliseconds;
        return `${kind} ${wallClock(moment, golfer.zoneIn(hasMoved ? weeks : 0))}`;
      })
      .toSorted();
  for (const golfer of golfers)
    expect(sentTo(golfer), golfer.zoneIn(0)).toEqual(expectedFor(golfer));
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  expect({
    sessions: count('session_due'),
    streaks: count('streak_at_risk'),
    weeks: count('week_ended'),
  }).toEqual(
    atScale({
      short: { sessions: 297, streaks: 68, weeks: 135 },
      long: { sessions: 957, streaks: 220, weeks: 360 },
    }),
  );
});
