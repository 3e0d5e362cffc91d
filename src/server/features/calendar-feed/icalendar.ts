import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import { calendarFeed } from '#i18n/en/calendar-feed.ts';
import { ui } from '#i18n/en/ui.ts';

/** How often a calendar is asked to look again. Most of them decide for themselves. */
const refreshSeconds = 60 * 60;

const { feed: words } = calendarFeed;

/** The events as an iCalendar text (RFC 5545), every one with a link back to its session. */
export function writeCalendar(events: readonly PublishedEvent[], publicUrl: URL): string {
  return ical({
    name: words.name,
    prodId: { company: 'Pinhigh', product: 'Training calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: events.map((event) => describe(event, publicUrl)),
  }).toString();
}

function describe(event: PublishedEvent, publicUrl: URL): ICalEventData {
  const start = Temporal.Instant.from(event.startsAt);
  const link = new URL(`/my-schedule/session/${event.scheduledSessionId}`, publicUrl).href;
  const revisedAt = Temporal.Instant.from(event.revisedAt);
  const planned = event.state === 'planned';
  return {
    // Not the server's address: it may change, and the events have to stay the same ones.
    id: `${event.scheduledSessionId}@pinhigh`,
    sequence: event.sequence,
    stamp: revisedAt,
    lastModified: revisedAt,
    start,
    end: start.add({ minutes: event.minutes }),
    summary: event.title,
    description: [
      event.program,
      `${ui.focus[event.focus]}, ${words.states[event.state]}`,
      link,
    ].join('\n'),
    url: link,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Training may happen at any hour of its day, so it must not make the golfer look busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    // The event begins at the reminder time.
    alarms: planned ? [{ type: ICalAlarmType.display, trigger: 0, description: event.title }] : [],
  };
}
