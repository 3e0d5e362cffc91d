import { type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { milestonesBetween } from '#domain/notifications/milestones.ts';
import { isPerfectWeek } from '#domain/training/perfect-week.ts';
import { describeSession } from '#domain/training/planned-session.ts';
import { weekNumberOf } from '#domain/training/weeks.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { type FoundSession, findScheduledSession } from './session-queries.ts';
import type { SessionToTrain } from './session-to-train.ts';

/**
 * Finds a scheduled session of the golfer whose data changes.
 * @throws AppError not_found
 */
export async function findOwnSession({ tx, golfer }: Change, id: string): Promise<FoundSession> {
  const session = await findScheduledSession(tx, { id, userId: golfer.id });
  if (session === null) throw new AppError('not_found');
  return session;
}

/**
 * Checks that a session can still be trained.
 * @throws AppError session_completed, session_skipped or program_abandoned
 */
export function checkOpen({
  planned,
  isAbandoned,
}: Pick<FoundSession, 'planned' | 'isAbandoned'>): void {
  if (planned.status === 'completed') throw new AppError('session_completed');
  if (planned.status === 'skipped') throw new AppError('session_skipped');
  if (isAbandoned) throw new AppError('program_abandoned');
}

/** The parts of a session that concern its plan. */
type SessionOfPlan = Omit<SessionToTrain, 'exercises' | 'swaps'>;

/** Describes the plan after a change to one of its sessions. */
export function planResponse(session: SessionOfPlan, today: CalendarDate) {
  const { planned, startDate, programCompletedAt, restOfPlan } = session;
  const count = (status: 'completed' | 'skipped') =>
    restOfPlan.counts[status] + (planned.status === status ? 1 : 0);
  return {
    scheduledSession: describeSession(planned, { startDate, today }),
    programCompleted: programCompletedAt !== null && programCompletedAt === planned.completedAt,
    isLastSession: planned.status !== 'planned' && restOfPlan.counts.planned === 0,
    sessions: { done: count('completed'), skipped: count('skipped') },
  };
}

/** Records that a calendar week of the plan is done, if it has no planned sessions left. */
export async function recordWeek(change: Change, session: SessionOfPlan): Promise<void> {
  const { planned, restOfPlan, sessionsPerWeek, enrollmentId, startDate } = session;
  if (restOfPlan.week.some(({ status }) => status === 'planned')) return;
  const { today, made, golfer } = change;
  const completedOn = planned.status === 'completed' ? made.on : null;
  const monday = mondayOf(planned.scheduledDate);
  const week = [...restOfPlan.week, { status: planned.status, completedOn }];
  const isPerfect = isPerfectWeek(week, { monday, sessionsPerWeek });
  await change.record('weekCompleted', {
    userId: golfer.id,
    enrollmentId,
    monday,
    isPerfect,
    today,
  });
  const completed = week.filter(({ status }) => status === 'completed').length;
  change.notify({
    kind: 'weeks_finished',
    enrollmentId,
    weeks: [{ monday, number: weekNumberOf(monday, startDate) }],
    completed,
    skipped: week.length - completed,
  });
}

/** Notifies of the milestones that the plan reaches with this session, or withdraws those that it no longer reaches. */
export function notifyOfMilestones(change: Change, session: SessionOfPlan): void {
  const { enrollmentId, restOfPlan, planned } = session;
  const { counts } = restOfPlan;
  const behind = counts.completed + counts.skipped;
  const [before, done] = planned.status === 'planned' ? [behind + 1, behind] : [behind, behind + 1];
  const total = behind + counts.planned + 1;
  const kind = 'milestone_reached';
  for (const percent of milestonesBetween({ from: before, to: done, total }))
    change.notify({ kind, enrollmentId, percent, done, total });
  for (const percent of milestonesBetween({ from: done, to: before, total }))
    change.withdraw({ kind, enrollmentId, percent });
}
