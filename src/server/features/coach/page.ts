import { eq, getViewSelectedFields, sql } from 'drizzle-orm';
import type { CoachNote, CoachPage, CoachPlan } from '#contract/coach.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeEnrollment, type EnrolledPlan } from '#domain/training/enrollment.ts';
import { describeWeeks } from '#domain/training/plan.ts';
import type { describeSession } from '#domain/training/planned-session.ts';
import { recordedHandicaps } from '#server/features/handicap/public-queries.ts';
import { lastRounds } from '#server/features/logbook/public-queries.ts';
import { describeDrill } from '#server/features/progress/public-queries.ts';
import {
  activePlans,
  doneSessions,
  drillsScoredLast,
} from '#server/features/training/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findNotes } from './note-queries.ts';

/** The most entries that the page shows, however much a golfer has done. */
const most = { sessions: 12, drills: 12, rounds: 20 };

const today = sql`${sql.placeholder('today')}::date`;

/** Prepares the query for a golfer's coach page. */
export function prepareCoachPage(db: Db) {
  const byUser = db
    .select({
      firstName: users.firstName,
      handicap: users.currentHandicap,
      handicapHistory: recordedHandicaps(users.id),
      plan: getViewSelectedFields(activePlans),
      sessions: doneSessions(users.id, most.sessions),
      drills: drillsScoredLast(users.id, most.drills),
      rounds: lastRounds(users.id, today, most.rounds),
    })
    .from(users)
    .leftJoin(activePlans, eq(activePlans.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('coach_page');
  return async (
    userId: string,
    day: CalendarDate,
  ): Promise<Omit<CoachPage, 'coachName' | 'expiresAt'> | null> => {
    const [[row], notes] = await Promise.all([
      byUser.execute({ userId, today: day }),
      findNotes(db, userId),
    ]);
    if (row === undefined) return null;
    const { firstName, handicap, handicapHistory, sessions, drills, rounds } = row;
    const plan = row.plan && describePlan(row.plan, day);
    return {
      firstName,
      today: day,
      plan,
      sessions,
      rounds,
      handicapHistory,
      drills: drills.map((drill) => describeDrill(drill, handicap)),
      notes: notesOf({ plan, sessions }, notes),
    };
  };
}

/** The plan without the golfer's private remarks, such as the reason for a pause. */
function describePlan(plan: EnrolledPlan, day: CalendarDate): CoachPlan {
  const { program, pause, ...enrollment } = describeEnrollment(plan, day);
  const { startDate, endDate, currentWeek, totalWeeks } = enrollment;
  const { totalSessions, completedSessions, skippedSessions, missedSessions } = enrollment;
  return {
    program: { name: program.name, language: program.language, color: program.color },
    startDate,
    endDate,
    currentWeek,
    totalWeeks,
    totalSessions,
    completedSessions,
    skippedSessions,
    missedSessions,
    pause: pause && { from: pause.from, to: pause.to },
    weeks: describeWeeks(plan, day).map(({ weekNumber, weekStart, weekEnd, sessions }) => ({
      weekNumber,
      weekStart,
      weekEnd,
      sessions: sessions.map(describePlanned),
    })),
  };
}

function describePlanned(session: ReturnType<typeof describeSession>) {
  const { id, title, language, focus, totalDuration, scheduledDate, status, isToday } = session;
  return { id, title, language, focus, totalDuration, scheduledDate, status, isToday };
}

/** The notes on sessions that the page shows. Notes on older sessions are left out. */
function notesOf(
  { plan, sessions }: Pick<CoachPage, 'plan' | 'sessions'>,
  notes: ReadonlyMap<string, CoachNote>,
): Record<string, CoachNote> {
  const shown = [...sessions, ...(plan?.weeks.flatMap((week) => week.sessions) ?? [])];
  const found = new Map<string, CoachNote>();
  for (const { id } of shown) {
    const note = notes.get(id);
    if (note !== undefined) found.set(id, note);
  }
  return Object.fromEntries(found);
}
