import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import { textsIn } from '#server/platform/texts.ts';

/** How often a calendar app is asked to refresh. Most apps decide for themselves. */
const refreshSeconds = 60 * 60;

type Reader = {
  /** What the calendar calls itself. */
  readonly name: string;
  /** The golfer's language. */
  readonly language: string;
  /** The app's base URL, for links. */
  readonly publicUrl: URL;
};

/** Writes the events as iCalendar text (RFC 5545), each with a link to its session. */
export function writeCalendar(events: readonly PublishedEvent[], reader: Reader): string {
  return ical({
    name: reader.name,
    prodId: {
      company: 'Pinhigh',
      product: 'Calendar',
      language: reader.language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: events.map((event) => describe(event, reader)),
  }).toString();
}

function describe(event: PublishedEvent, { language, publicUrl }: Reader): ICalEventData {
  const focus = textsIn(language, 'ui').t(`focus.${event.focus}`);
  const state = textsIn(language, 'calendar-feed').t(`feed.states.${event.state}`);
  const start = Temporal.Instant.from(event.startsAt);
  const link = new URL(`/my-schedule/session/${event.scheduledSessionId}`, publicUrl).href;
  const revisedAt = Temporal.Instant.from(event.revisedAt);
  const planned = event.state === 'planned';
  return {
    // Not the server's host name: it may change, but the ids of the events must stay the same.
    id: `${event.scheduledSessionId}@pinhigh`,
    sequence: event.sequence,
    stamp: revisedAt,
    lastModified: revisedAt,
    start,
    end: start.add({ minutes: event.minutes }),
    summary: event.title,
    description: [event.program, `${focus}, ${state}`, link].join('\n'),
    url: link,
    status: event.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Training may take place at any time of the day, so the event must not show the golfer as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    // The event begins at the reminder time.
    alarms: planned ? [{ type: ICalAlarmType.display, trigger: 0, description: event.title }] : [],
  };
}
