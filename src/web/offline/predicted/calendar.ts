import type { CalendarItem, Round } from '#contract/logbook-schemas.ts';
import { definedFields } from '#domain/defined-fields.ts';
import type { Hole } from '#domain/logbook/hole-card.ts';
import { minutesOfRound } from '#domain/logbook/logbook.ts';
import { weekNumberOf } from '#domain/training/weeks.ts';
import type { PredictionContext } from './context.ts';
import type { WaitingEffect } from './effects.ts';

/** Returns the calendar including unsent requests: changed sessions, and logged practice and rounds. */
export function predictedCalendar(
  items: readonly CalendarItem[],
  context: PredictionContext,
): CalendarItem[] {
  const logged = context.effects.flatMap((effect) => itemOf(effect, context.today) ?? []);
  const sessions = items.map((item) => sessionAfter(item, context));
  return [...sessions, ...logged].toSorted(byDate);
}

function sessionAfter(item: CalendarItem, { plan, effects }: PredictionContext): CalendarItem {
  const own = effects.filter((effect) => 'id' in effect && effect.id === item.id);
  const session = plan?.after.sessions.find(({ id }) => id === item.id);
  if (own.length === 0 || plan === null || session === undefined) return item;
  const { status, scheduledDate, totalDuration } = session;
  const done = own.findLast((effect) => effect.kind === 'complete');
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

function itemOf(effect: WaitingEffect, today: string): CalendarItem | null {
  if (effect.kind === 'practice') {
    const { title, duration, notes = null, sessionDate: date } = effect.body;
    return {
      type: 'free_practice',
      id: effect.key,
      title,
      date,
      duration,
      isCompleted: date <= today,
      data: { notes },
    };
  }
  if (effect.kind !== 'round') return null;
  const { name, sessionDate: date, roundType, scorecard, ...known } = effect.body;
  return {
    type: 'golf_round',
    id: effect.key,
    title: name,
    date,
    duration: minutesOfRound(known.holes),
    isCompleted: date <= today,
    data: {
      ...unknownOfRound,
      ...definedFields(known),
      scorecard: scorecard?.map((hole) => ({ ...unknownOfHole, ...definedFields(hole) })) ?? null,
      roundType: roundType === 'match' ? 'match' : 'free',
    },
  };
}

/** The values that a golfer may not have entered. */
type Unknown<Entry> = {
  readonly [Name in keyof Entry as null extends Entry[Name] ? Name : never]: null;
};

const unknownOfHole: Unknown<Hole> = {
  par: null,
  strokes: null,
  putts: null,
  fairway: null,
  green: null,
  penalties: null,
};
const unknownOfRound: Omit<Unknown<Round>, 'scorecard'> = {
  location: null,
  fairwaysHit: null,
  greensInRegulation: null,
  courseName: null,
  coursePar: null,
  courseRating: null,
  slopeRating: null,
  putts: null,
  penalties: null,
};

/** Orders what was done by its day. */
export const byDate = (a: CalendarItem, b: CalendarItem) =>
  a.date < b.date ? -1 : Number(a.date > b.date);
