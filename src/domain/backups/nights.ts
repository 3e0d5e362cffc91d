import { quietTimeOn } from './quiet-hour.ts';

/** How many nights administrators see. */
const shownNights = 14;
/** A backup that has not been made an hour after its time is missing. */
const grace = Temporal.Duration.from({ hours: 1 });

/** An attempt to make a backup that has ended; `fault` is null when it has succeeded. */
export type Attempt<Fault> = { readonly endedAt: Temporal.Instant; readonly fault: Fault | null };

/** A night and its backup: `unknown` is one without an archive from before the first attempt that is known. */
export type Night<Fault> = {
  readonly date: string;
  readonly state: 'made' | 'missed' | 'unknown';
  /** Why there is none, as far as the last attempt tells. */
  readonly fault: Fault | null;
};

type Known<Fault> = {
  readonly now: Temporal.Instant;
  /** Of the server, on whose clock the nights are. */
  readonly timeZone: string;
  readonly attempts: readonly Attempt<Fault>[];
  /** When the archives were made that are there. Most archives of older nights have been superseded. */
  readonly archives: readonly Temporal.Instant[];
};

/** Returns the last fourteen nights, the latest last. A backup that is made by hand counts for its day. */
export function lastNights<Fault>({
  now,
  timeZone,
  attempts,
  archives,
}: Known<Fault>): readonly Night<Fault>[] {
  const dateOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(timeZone).toPlainDate();
  // Archives tell of no night that was missed: most of them have been superseded.
  const first = attempts
    .map(({ endedAt }) => dateOf(endedAt))
    .toSorted(Temporal.PlainDate.compare)[0];
  const nightOf = (date: Temporal.PlainDate): Night<Fault> => {
    const isOn = (at: Temporal.Instant) => dateOf(at).equals(date);
    const own = attempts
      .filter(({ endedAt }) => isOn(endedAt))
      .toSorted((a, b) => Temporal.Instant.compare(a.endedAt, b.endedAt));
    const night = { date: date.toString(), fault: own.at(-1)?.fault ?? null };
    const isMade = own.some(({ fault }) => fault === null) || (!own.length && archives.some(isOn));
    if (isMade) return { ...night, state: 'made', fault: null };
    const isKnown = first !== undefined && Temporal.PlainDate.compare(first, date) <= 0;
    return { ...night, state: isKnown ? 'missed' : 'unknown' };
  };
  const today = dateOf(now);
  const dates = Array.from({ length: shownNights }, (_, days) => today.subtract({ days }));
  const due = quietTimeOn(today, timeZone).add(grace);
  const isDue = Temporal.Instant.compare(due, now) <= 0 || nightOf(today).state === 'made';
  const shown = isDue ? dates : [...dates.slice(1), today.subtract({ days: shownNights })];
  return shown.map(nightOf).reverse();
}
