import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';

const subscription = z.object({ subscriptionUrl: z.string() });

export const calendarFeed = {
  subscriptionUrl: endpoint({
    method: 'GET',
    path: '/api/user/calendar/subscription-url',
    auth: 'golfer',
    summary: 'A secret address that a phone’s calendar can subscribe to',
    response: subscription,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/user/calendar/subscription-url/rotate',
    auth: 'golfer',
    summary: 'A new secret address; the old one stops working',
    response: subscription,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/{token}.ics',
    auth: 'public',
    summary: 'The plan as an iCalendar feed',
    params: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    produces: 'text/calendar',
    response: z.string(),
  }),
} satisfies Endpoints;
