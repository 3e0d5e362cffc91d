/** The place of a week on the schedule. */
export const weekId = (weekNumber: number) => `week-${weekNumber}`;

/** Scrolls to a week of the schedule and puts the focus on it, so that the keyboard goes on there. */
export function showWeek(weekNumber: number): void {
  const week = document.getElementById(weekId(weekNumber));
  week?.scrollIntoView({ block: 'start' });
  week?.focus({ preventScroll: true });
}
