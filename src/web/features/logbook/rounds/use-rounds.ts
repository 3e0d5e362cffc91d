import { useSuspenseQuery } from '@tanstack/react-query';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { bestRound, courseOf, isSameCourse } from '#domain/logbook/round-figures.ts';
import { query } from '#web/platform/api/query.ts';
import { useFreshEachDay } from '#web/platform/session/today.ts';

const calendarQuery = query(logbook.calendar);

/** The golfer's rounds, earliest first. They are read with the calendar, which the device keeps and predicts. */
export function useRounds(): readonly CalendarItem[] {
  const { data, dataUpdatedAt } = useSuspenseQuery(calendarQuery);
  useFreshEachDay(calendarQuery.queryKey, dataUpdatedAt);
  return data.filter(({ type }) => type === 'golf_round');
}

const lastRounds = 10;

/** Returns up to ten earlier rounds with the same holes and score type, newest last. */
export function roundsBefore(
  round: CalendarItem,
  rounds: readonly CalendarItem[],
): readonly CalendarItem[] {
  const { holes, scoreType } = round.data;
  return rounds
    .filter(({ id, isCompleted }) => isCompleted && id !== round.id)
    .filter(
      ({ date, data }) =>
        date <= round.date && data.holes === holes && data.scoreType === scoreType,
    )
    .slice(-lastRounds);
}

/** Whether no other round of the golfer on this course over as many holes was better. */
export function isBestHere(round: CalendarItem, rounds: readonly CalendarItem[]): boolean {
  const same = rounds.filter(
    ({ isCompleted, data }) =>
      isCompleted &&
      data.holes === round.data.holes &&
      isSameCourse(courseOf(data), courseOf(round.data)),
  );
  return bestRound(same)?.id === round.id;
}
