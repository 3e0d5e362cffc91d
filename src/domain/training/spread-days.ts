/** Returns every way to choose `count` of the days. Choices with earlier days come first. */
function choices(days: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return days.flatMap((day, index) =>
    choices(days.slice(index + 1), count - 1).map((later) => [day, ...later]),
  );
}

/**
 * Returns the gaps in days to the next session, smallest first, as text: `1222` for Mon Tue Thu Sat. Every gap is
 * one digit, and choices of the same size have the same number of gaps, so the greater text is the more even
 * choice.
 */
function evenness(days: readonly number[]): string {
  const [first = 0] = days;
  return days
    .map((day, index) => (days[index + 1] ?? first + 7) - day)
    .toSorted()
    .join('');
}

/**
 * Chooses `count` of the days (1 is Monday, 7 is Sunday) so that training and rest alternate as evenly as
 * possible; all of them if there are fewer. Weeks repeat, so the gap from the last day to the first day of next
 * week counts like any other: Monday and Sunday are neighbors.
 *
 * The choice with the largest smallest gap wins, then the one with the larger next gaps: four of seven days always
 * include two in a row, but that is no reason to choose four in a row. Ties go to the earlier days, so that a
 * week's work is done rather than put off.
 */
export function spreadDays(days: readonly number[], count: number): number[] {
  const inOrder = [...new Set(days)].toSorted((a, b) => a - b);
  return choices(inOrder, Math.min(count, inOrder.length)).reduce((best, choice) =>
    evenness(choice) > evenness(best) ? choice : best,
  );
}
