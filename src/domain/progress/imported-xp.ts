import { type CalendarDate, daysBetween, monthOf, todayIn } from '#domain/calendar-date.ts';
import type { Holes } from '#domain/logbook/logbook.ts';
import {
  daysBetweenPaidPrograms,
  xpForHandicap,
  xpForLogged,
  xpForPractice,
  xpForProgram,
  xpForRound,
  xpForSession,
} from './xp.ts';

type Logged = { readonly id: string /** ISO 8601. */; readonly loggedAt: string };
type LoggedPractice = Logged & { readonly kind: 'practice'; readonly minutes: number };
type LoggedRound = Logged & { readonly kind: 'round'; readonly holes: Holes };

/** The activities of an import that can earn XP, in any order. */
export type EarningHistory = {
  readonly sessions: readonly {
    readonly id: string;
    readonly minutes: number;
    readonly on: CalendarDate;
  }[];
  /** Only entries whose day has come. */
  readonly logged: readonly (LoggedPractice | LoggedRound)[];
  /** Programs that were completed, with the number of sessions. */
  readonly programs: readonly {
    readonly id: string;
    readonly programId: string;
    readonly completed: number;
    readonly skipped: number;
    /** ISO 8601. */
    readonly completedAt: string;
  }[];
  readonly handicaps: readonly { /** ISO 8601. */ readonly recordedAt: string }[];
};

/** An entry of the XP ledger. */
export type Earned = (
  | {
      readonly sourceKind: 'session' | 'practice' | 'round' | 'program';
      readonly sourceId: string;
    }
  | { readonly sourceKind: 'handicap'; readonly sourceName: string }
) & { readonly xp: number; readonly earnedOn: CalendarDate };

const inOrder = <Item>(items: readonly Item[], timeOf: (item: Item) => string) =>
  items.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));

function earnedByLogged(
  logged: EarningHistory['logged'],
  dayOf: (at: string) => CalendarDate,
): Earned[] {
  const paid = new Map<CalendarDate, number>();
  return inOrder(logged, ({ loggedAt }) => loggedAt).flatMap((entry) => {
    const earnedOn = dayOf(entry.loggedAt);
    const before = paid.get(earnedOn) ?? 0;
    const worth = entry.kind === 'round' ? xpForRound(entry.holes) : xpForPractice(entry.minutes);
    const xp = xpForLogged({ worth, counts: { xp: true }, paid: before });
    if (xp === 0) return [];
    paid.set(earnedOn, before + 1);
    return [{ sourceKind: entry.kind, sourceId: entry.id, xp, earnedOn }];
  });
}

function earnedByPrograms(
  programs: EarningHistory['programs'],
  dayOf: (at: string) => CalendarDate,
): Earned[] {
  const paidOn = new Map<string, CalendarDate>();
  return inOrder(programs, ({ completedAt }) => completedAt).flatMap((program) => {
    const earnedOn = dayOf(program.completedAt);
    const before = paidOn.get(program.programId);
    const xp = xpForProgram(program);
    const isPaid = before !== undefined && daysBetween(before, earnedOn) < daysBetweenPaidPrograms;
    if (xp === 0 || isPaid) return [];
    paidOn.set(program.programId, earnedOn);
    return [{ sourceKind: 'program' as const, sourceId: program.id, xp, earnedOn }];
  });
}

/** The first handicap of each month. */
function earnedByHandicaps(
  handicaps: EarningHistory['handicaps'],
  dayOf: (at: string) => CalendarDate,
): Earned[] {
  const days = handicaps.map(({ recordedAt }) => dayOf(recordedAt)).toSorted();
  const months = new Map(days.toReversed().map((day) => [monthOf(day), day]));
  return [...months].toReversed().map(([sourceName, earnedOn]) => ({
    sourceKind: 'handicap',
    sourceName,
    xp: xpForHandicap,
    earnedOn,
  }));
}

/**
 * Returns what an imported history earns by the rules of today, as if it had been entered here. The XP in the export
 * are not used, because anybody can edit the file.
 */
export function importedXp(
  { sessions, logged, programs, handicaps }: EarningHistory,
  timeZone: string,
): Earned[] {
  const dayOf = (at: string) => todayIn(timeZone, Temporal.Instant.from(at));
  return [
    ...sessions.map(({ id, minutes, on }) => ({
      sourceKind: 'session' as const,
      sourceId: id,
      xp: xpForSession(minutes),
      earnedOn: on,
    })),
    ...earnedByLogged(logged, dayOf),
    ...earnedByPrograms(programs, dayOf),
    ...earnedByHandicaps(handicaps, dayOf),
  ];
}
