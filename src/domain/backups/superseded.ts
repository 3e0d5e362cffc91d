/** How many days and weeks a daily backup is kept for, and how many of those are kept that were made before updates. */
export const keptBackups = { days: 7, weeks: 4, updates: 3 } as const;

/** The Monday of a date's week. */
const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/**
 * Returns the backups that later ones have made dispensable: all but the last of each of the latest seven days that
 * have one, and the last of each of the latest four weeks that have one. Days without a backup do not count, so a
 * server that was off for a month keeps what it had.
 * @param timeZone of the server, in which days and weeks begin
 */
export function supersededBackups<Backup extends { readonly madeAt: Temporal.Instant }>(
  backups: readonly Backup[],
  timeZone: string,
): readonly Backup[] {
  const latestFirst = backups.toSorted((a, b) => Temporal.Instant.compare(b.madeAt, a.madeAt));
  const dateOf = ({ madeAt }: Backup) => madeAt.toZonedDateTimeISO(timeZone).toPlainDate();
  /** The last backup of each of the latest `count` periods. */
  const lastOfEach = (
    count: number,
    periodOf: (date: Temporal.PlainDate) => Temporal.PlainDate,
  ) => {
    const last = new Map<string, Backup>();
    for (const backup of latestFirst) {
      const period = periodOf(dateOf(backup)).toString();
      if (!last.has(period)) last.set(period, backup);
    }
    return [...last.values()].slice(0, count);
  };
  const kept = new Set([
    ...lastOfEach(keptBackups.days, (date) => date),
    ...lastOfEach(keptBackups.weeks, mondayOf),
  ]);
  return latestFirst.filter((backup) => !kept.has(backup));
}
