import type { HandicapRecord } from './handicap.ts';

/** Hours that a handicap stands before a lower one is an improvement: two weeks. */
const hoursToStand = 14 * 24;

/** Hours in which the next handicap corrects this one, which then never was. */
const hoursToCorrect = 24;

/** A handicap and the time from which it stands, in epoch milliseconds. */
type Run = { readonly handicap: number; readonly from: number };

type Standing = {
  /** Earliest first. Neighbors differ. */
  readonly runs: readonly Run[];
  /** The times of corrected records, in epoch milliseconds. */
  readonly corrected: ReadonlySet<number>;
};

const hoursFrom = (from: number, to: number) => (to - from) / 3_600_000;

/**
 * Returns the handicaps that stood. Whatever is recorded within a day, only its last value counts.
 * @param records in any order
 */
export function standingHandicaps(records: readonly HandicapRecord[]): Standing {
  const runs: Run[] = [];
  const corrected = new Set<number>();
  const dated = records.map(({ handicap, recordedAt }) => ({
    handicap,
    from: Temporal.Instant.from(recordedAt).epochMilliseconds,
  }));
  for (const record of dated.toSorted((a, b) => a.from - b.from)) {
    let last = runs.at(-1);
    while (
      last &&
      last.handicap !== record.handicap &&
      hoursFrom(last.from, record.from) < hoursToCorrect
    ) {
      runs.pop();
      corrected.add(last.from);
      last = runs.at(-1);
    }
    if (last?.handicap !== record.handicap) runs.push(record);
  }
  return { runs, corrected };
}

/**
 * Returns the handicap from which improvements are measured: the earliest that stood for two weeks before the next.
 * Null if there is none. The current handicap needs no time to stand, because nothing is measured from it yet.
 */
export function improvementStart({ runs }: Pick<Standing, 'runs'>): number | null {
  const start = runs.find(({ from }, index) => {
    const next = runs[index + 1];
    return next !== undefined && hoursFrom(from, next.from) >= hoursToStand;
  });
  return start?.handicap ?? null;
}
