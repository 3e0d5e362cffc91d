import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import type { FeedEvent } from './feed-event.ts';

/** An event that subscribers may have received. Every change increases its `sequence` (RFC 5545, 3.8.7.4). */
export type PublishedEvent = FeedEvent & {
  readonly sequence: number;
  /** The day of its last change. Determines how long a cancellation stays in the feed. */
  readonly revisedOn: CalendarDate;
  /** The instant of its last change, in UTC. */
  readonly revisedAt: string;
};

export type Edition = {
  /** The current content of the feed. */
  readonly events: readonly PublishedEvent[];
  /** The events that are new or have changed. */
  readonly revised: readonly PublishedEvent[];
  /** Ids of published events that no longer need to be stored. */
  readonly forgotten: readonly string[];
};

/** Days that a cancellation stays in the feed. Even a phone that syncs once a month receives it. */
export const publishCancelledDays = 28;

/** Half a year of training stays in the calendar. Older events are removed without a cancellation. */
export const historyDays = 182;

/** The first date that a feed includes. */
export const feedStart = (today: CalendarDate): CalendarDate => addDays(today, -historyDays);

type Input = {
  /** The previous content of the feed. */
  readonly published: readonly PublishedEvent[];
  /** The current sessions, from `feedStart` on. */
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
 * Computes the next content of a feed. A changed event gets the next sequence number. A removed or skipped event
 * stays as `cancelled` for `publishCancelledDays`, because many calendars keep events that are only left out. An
 * event that no subscriber has seen needs no cancellation.
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

  const publishedSince = addDays(today, -publishCancelledDays);
  const events = [...fresh, ...gone].filter(
    (event) => event.state !== 'cancelled' || event.revisedOn >= publishedSince,
  );
  const withEvent = new Set(events.map((event) => event.scheduledSessionId));
  return {
    events,
    revised: events.filter((event) => known.get(event.scheduledSessionId) !== event),
    // Skipped sessions are kept: one may be reopened much later and then needs its next sequence number.
    forgotten: [...known.keys()].filter((id) => !withEvent.has(id) && !present.has(id)),
  };
}
