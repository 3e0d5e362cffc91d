import type { CalendarItem } from '#contract/activities-schemas.ts';
import { minutesOfRound } from '#domain/activities/activities.ts';
import { definedFields } from '#domain/defined-fields.ts';
import { weekNumberOf } from '#domain/training/weeks.ts';
import type { KnownChange } from '#web/platform/queue/known-changes.ts';
import type { OverlayContext } from '#web/platform/queue/overlay-context.ts';

/** Returns the calendar with unsent changes applied: changed sessions, and logged practice and rounds. */
export function waitingCalendar(
  items: readonly CalendarItem[],
  context: OverlayContext,
): readonly CalendarItem[] {
  const logged = context.changes.flatMap((change) => itemOf(change, context.today) ?? []);
  const sessions = items.map((item) => sessionAfter(item, context));
  return [...sessions, ...logged].toSorted((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  );
}

function sessionAfter(item: CalendarItem, { plan, changes }: OverlayContext): CalendarItem {
  const own = changes.filter((change) => 'id' in change && change.id === item.id);
  const session = plan?.after.sessions.find(({ id }) => id === item.id);
  if (own.length === 0 || plan === null || session === undefined) return item;
  const { status, scheduledDate, totalDuration } = session;
  const done = own.findLast((change) => change.kind === 'complete');
  const { notes: _notes, rating: _rating, ...data } = item.data;
  const isCompleted = status === 'completed';
  const completed = isCompleted && done ? done : null;
  const date = completed?.on ?? scheduledDate;
  return {
    ...item,
    date,
    duration: completed?.body.duration ?? totalDuration,
    isCompleted,
    data: {
      ...data,
      weekNumber: weekNumberOf(date, plan.after.startDate),
      scheduledDate,
      isSkipped: status === 'skipped',
      status,
      ...(completed && { notes: completed.body.notes || null, rating: completed.body.rating }),
    },
  };
}

function itemOf(change: KnownChange, today: string): CalendarItem | null {
  if (change.kind === 'practice') {
    const { title, duration, notes = null, sessionDate: date } = change.body;
    return {
      type: 'free_practice',
      id: change.key,
      title,
      date,
      duration,
      isCompleted: date <= today,
      data: { notes },
    };
  }
  if (change.kind !== 'round') return null;
  const { name, sessionDate: date, roundType, ...data } = change.body;
  const { holes, scoreType, totalScore } = data;
  const { location = null, fairwaysHit = null, greensInRegulation = null } = data;
  const { courseName = null, coursePar = null, courseRating = null } = data;
  const { slopeRating = null, putts = null, penalties = null } = data;
  const unknown = {
    par: null,
    strokes: null,
    putts: null,
    fairway: null,
    green: null,
    penalties: null,
  };
  const scorecard = data.scorecard?.map((hole) => ({ ...unknown, ...definedFields(hole) })) ?? null;
  return {
    type: 'golf_round',
    id: change.key,
    title: name,
    date,
    duration: minutesOfRound(holes),
    isCompleted: date <= today,
    data: {
      holes,
      scoreType,
      totalScore,
      location,
      fairwaysHit,
      greensInRegulation,
      courseName,
      coursePar,
      courseRating,
      slopeRating,
      putts,
      penalties,
      scorecard,
      roundType: roundType === 'match' ? 'match' : 'free',
    },
  };
}
