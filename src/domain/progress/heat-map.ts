import { addDays, type CalendarDate, daysBetween, mondayOf, monthOf } from '../calendar-date.ts';

/** The most weeks that the map shows, this one included. */
export const mostWeeks = 26;

const daysOfWeek = 7;

/** Returns the first and the last day of the map's weeks: a Monday and a Sunday. */
export function weeksShown(today: CalendarDate): { firstDay: CalendarDate; lastDay: CalendarDate } {
  const monday = mondayOf(today);
  return {
    firstDay: addDays(monday, (1 - mostWeeks) * daysOfWeek),
    lastDay: addDays(monday, daysOfWeek - 1),
  };
}

/** A day with training or a round, or with a session that was not done. */
export type MappedDay = {
  readonly on: CalendarDate;
  readonly minutes: number;
  readonly rounds: number;
  readonly isPlanned: boolean;
};

/** The most minutes of each step of the map but the last. */
export const stepMinutes = [20, 35, 50] as const;

export type DayOnMap = {
  readonly on: CalendarDate;
  readonly minutes: number;
  readonly rounds: number;
  /** 0 for a day without training, then one step more for each number of minutes that is exceeded: 1 to 4. */
  readonly step: number;
  readonly state: 'rest' | 'trained' | 'round' | 'missed' | 'planned' | 'ahead';
  readonly isToday: boolean;
};

export type WeekOnMap = {
  readonly monday: CalendarDate;
  /** Whether the first day of a month is in it, so that it carries the name of that month. */
  readonly startsMonth: boolean;
  readonly days: readonly DayOnMap[];
};

function stateOf(day: MappedDay | undefined, on: CalendarDate, today: CalendarDate) {
  if (day?.minutes) return 'trained';
  if (day?.rounds) return 'round';
  if (on < today) return day?.isPlanned ? 'missed' : 'rest';
  if (day?.isPlanned) return 'planned';
  return on === today ? 'rest' : 'ahead';
}

/** Lays out the last 26 weeks, oldest first, each from Monday to Sunday. */
export function heatMap(days: readonly MappedDay[], today: CalendarDate): WeekOnMap[] {
  const byDay = new Map(days.map((day) => [day.on, day]));
  const { firstDay } = weeksShown(today);
  return Array.from({ length: mostWeeks }, (_, week) => {
    const monday = addDays(firstDay, week * daysOfWeek);
    const sunday = addDays(monday, daysOfWeek - 1);
    const inWeek = Array.from({ length: daysOfWeek }, (__, place): DayOnMap => {
      const on = addDays(monday, place);
      const day = byDay.get(on);
      const minutes = day?.minutes ?? 0;
      return {
        on,
        minutes,
        rounds: day?.rounds ?? 0,
        step: minutes === 0 ? 0 : 1 + stepMinutes.filter((most) => minutes > most).length,
        state: stateOf(day, on, today),
        isToday: daysBetween(on, today) === 0,
      };
    });
    const startsMonth = monthOf(addDays(monday, -1)) !== monthOf(sunday);
    return { monday, startsMonth, days: inWeek };
  });
}

/** Returns the minutes of each week of the map, oldest first. */
export const minutesByWeek = (weeks: readonly WeekOnMap[]): number[] =>
  weeks.map(({ days }) => days.reduce((sum, { minutes }) => sum + minutes, 0));
