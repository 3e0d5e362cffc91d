import * as z from 'zod/mini';
import { type Endpoints, endpoint, file } from './endpoint.ts';
import { instant } from './fields.ts';

const subscription = z.object({
  subscriptionUrl: z.string(),
  /** What the calendar calls itself, in the golfer's language. */
  calendarName: z.string(),
  /** Until when the address before it can be restored; null if there is none. */
  restorableUntil: z.nullable(instant),
});

const refresh = ['/api/user/calendar/subscription-url'];

export const calendarFeed = {
  subscriptionUrl: endpoint({
    method: 'GET',
    path: '/api/user/calendar/subscription-url',
    auth: 'golfer',
    summary: 'Return the secret address for subscribing from a phone’s calendar',
    response: subscription,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/user/calendar/subscription-url/rotate',
    auth: 'golfer',
    summary: 'Create a new secret address; the old one stops working',
    refresh,
    response: subscription,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/user/calendar/subscription-url/restore',
    auth: 'golfer',
    summary: 'Use the address before the newest one again; the newest one stops working',
    refresh,
    response: subscription,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    auth: 'public',
    summary: 'Return the plan as an iCalendar feed',
    // Any invalid token gets 404, so that malformed and unknown tokens look the same.
    params: z.object({ token: z.string() }),
    response: file('text/calendar; charset=utf-8'),
    // A calendar app that polls again within minutes uses its own cache. Shared caches must not store the feed.
    cache: 'private, max-age=300',
  }),
} satisfies Endpoints;
