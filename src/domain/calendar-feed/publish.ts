import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { FeedEvent } from './feed-event.ts';

/** An event as subscribers may have it: each change of it has a higher `sequence` (RFC 5545, 3.8.7.4). */
export type PublishedEvent = FeedEvent & {
  readonly sequence: number;
  /** The day of its last change, which tells how long a cancellation has been told. */
  readonly revisedOn: CalendarDate;
  /** The instant of its last change. */
  readonly revisedAt: string;
};

export type Edition = {
  /** What the feed says now. */
  readonly events: readonly PublishedEvent[];
  /** Those among them that are new or have changed. */
  readonly revised: readonly PublishedEvent[];
  /** Ids of published events that need not be remembered any longer. */
  readonly forgotten: readonly string[];
};

/** A phone that is looked at once a month still hears that a session is off. */
export const tellCancelledDays = 28;

/** Half a year of training stays in the calendar; older events fall out without a cancellation. */
export const historyDays = 182;

/** The first date that a feed still tells of. */
export const feedStart = (today: CalendarDate): CalendarDate => addDays(today, -historyDays);

type Input = {
  /** What the feed said last. */
  readonly published: readonly PublishedEvent[];
  /** The sessions as they are now, from `feedStart` on. */
  readonly current: readonly FeedEvent[];
  readonly today: CalendarDate;
  /** An instant in UTC. */
  readonly now: string;
};

const isSame = (a: FeedEvent, b: FeedEvent) =>
  a.date === b.date &&
  a.startsAt === b.startsAt &&
  a.minutes === b.minutes &&
  a.title === b.title &&
  a.focus === b.focus &&
  a.program === b.program &&
  a.state === b.state;

/**
 * The next edition of a feed. A changed event gets the next sequence number; one that has gone, or was
 * skipped, is said to be cancelled for `tellCancelledDays`, since many calendars keep what merely
 * stops being mentioned. What no subscriber has seen needs no cancellation.
 */
export function nextEdition({ published, current, today, now }: Input): Edition {
  const known = new Map(published.map((event) => [event.scheduledSessionId, event]));
  const present = new Set(current.map((event) => event.scheduledSessionId));
  const revise = (event: FeedEvent, sequence: number): PublishedEvent => ({
    ...event,
    sequence,
    revisedOn: today,
    revisedAt: now,
  });

  const fresh = current.flatMap((event) => {
    const before = known.get(event.scheduledSessionId);
    if (before === undefined) return event.state === 'cancelled' ? [] : [revise(event, 0)];
    return [isSame(event, before) ? before : revise(event, before.sequence + 1)];
  });
  const gone = published
    .filter((event) => !present.has(event.scheduledSessionId) && event.date >= feedStart(today))
    .map((event) =>
      event.state === 'cancelled'
        ? event
        : revise({ ...event, state: 'cancelled' }, event.sequence + 1),
    );

  const toldSince = addDays(today, -tellCancelledDays);
  const events = [...fresh, ...gone].filter(
    (event) => event.state !== 'cancelled' || event.revisedOn >= toldSince,
  );
  const told = new Set(events.map((event) => event.scheduledSessionId));
  return {
    events,
    revised: events.filter((event) => known.get(event.scheduledSessionId) !== event),
    // A skipped session may be reopened much later, and then goes on with the number after its last.
    forgotten: [...known.keys()].filter((id) => !told.has(id) && !present.has(id)),
  };
}
