/** How many days and weeks a daily backup is kept for, and how many of those are kept that were made before updates. */
export const keptBackups = { days: 7, weeks: 4, updates: 3 } as const;

/** What a backup is kept for: as the last one of a day or of a week. */
export type KeptFor = 'day' | 'week';

type Dated = { readonly madeAt: Temporal.Instant };

/** The Monday of a date's week. */
const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/**
 * Returns the backups that are kept, latest first: the last of each of the latest seven days that have one, and the last
 * of each of the latest four weeks that have one. Days without a backup do not count, so a server that was off for a
 * month keeps what it had.
 * @param timeZone of the server, in which days and weeks begin
 */
export function backupsToKeep<Backup extends Dated>(
  backups: readonly Backup[],
  timeZone: string,
): ReadonlyMap<Backup, KeptFor> {
  const latestFirst = backups.toSorted((a, b) => Temporal.Instant.compare(b.madeAt, a.madeAt));
  const dateOf = ({ madeAt }: Backup) => madeAt.toZonedDateTimeISO(timeZone).toPlainDate();
  /** The last backup of each of the latest `count` periods. */
  const lastOfEach = (
    count: number,
    periodOf: (date: Temporal.PlainDate) => Temporal.PlainDate,
  ): ReadonlySet<Backup> => {
    const last = new Map<string, Backup>();
    for (const backup of latestFirst) {
      const period = periodOf(dateOf(backup)).toString();
      if (!last.has(period)) last.set(period, backup);
    }
    return new Set([...last.values()].slice(0, count));
  };
  const ofDays = lastOfEach(keptBackups.days, (date) => date);
  const ofWeeks = lastOfEach(keptBackups.weeks, mondayOf);
  const kept = latestFirst.filter((backup) => ofDays.has(backup) || ofWeeks.has(backup));
  return new Map(kept.map((backup) => [backup, ofDays.has(backup) ? 'day' : 'week']));
}

/** Returns the backups that later ones have made dispensable. */
export function supersededBackups<Backup extends Dated>(
  backups: readonly Backup[],
  timeZone: string,
): readonly Backup[] {
  const kept = backupsToKeep(backups, timeZone);
  return backups.filter((backup) => !kept.has(backup));
}
