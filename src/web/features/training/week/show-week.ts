/** The element id of a week on the schedule. */
export const weekId = (weekNumber: number) => `week-${weekNumber}`;

/** Scrolls to a week of the schedule and focuses it, so that keyboard users continue there. */
export function showWeek(weekNumber: number): void {
  const week = document.getElementById(weekId(weekNumber));
  week?.scrollIntoView({ block: 'start' });
  week?.focus({ preventScroll: true });
}
