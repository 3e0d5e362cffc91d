import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant, madeId } from './fields.ts';
import { changedWithNotifications } from './notifications.ts';

export const reminders = {
  later: endpoint({
    method: 'POST',
    path: '/api/user/reminders/{id}/later',
    auth: 'golfer',
    summary: 'Repeat today’s reminder for a scheduled session in an hour; allowed once a day',
    params: z.object({ id: madeId }),
    response: z.object({
      /** Null when there will be no reminder: it was already sent, or the session is not open today. */
      remindAt: z.nullable(instant),
    }),
  }),
  testReminders: endpoint({
    method: 'POST',
    path: '/api/admin/scheduler/test-reminders',
    auth: 'admin',
    act: 'testReminders',
    rateClass: 'credentials',
    summary: 'Return the reminders that are due now, and send the administrator’s own',
    refresh: changedWithNotifications,
    response: z.object({ message: z.string() }),
  }),
} satisfies Endpoints;
