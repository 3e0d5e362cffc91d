import * as z from 'zod/mini';
import { notificationSwitches, reminderTimes } from '#domain/notifications/preferences.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { id, idCursor, instant, partial, success } from './fields.ts';

/** The longest list that a client may request. */
const longestList = 100;

/** The default length of a list. */
export const notificationsPerPage = 50;

/** URL prefixes of reads that become stale when a notification is created, read, deleted or restored. */
export const changedWithNotifications: readonly `/api/${string}`[] = ['/api/user/notifications'];

const notification = z.object({
  id: z.string(),
  /** A `NotificationType`; a newer server may send other values. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  createdAt: instant,
  data: z.object({
    /** The screen for the subject of the notification. */
    path: z.optional(z.string()),
    activityId: z.optional(z.string()),
    /** The sound of the celebration that the notification opens. */
    celebrationSound: z.optional(z.string()),
    /** The achievement to celebrate. */
    achievementId: z.optional(z.string()),
    /** The session of a reminder that can be postponed with `reminders.later`. */
    scheduledSessionId: z.optional(z.string()),
  }),
});
export type Notification = z.output<typeof notification>;

const [
  achievementNotifications,
  sessionReminders,
  programMilestones,
  adminBroadcasts,
  weeklySummary,
  weeklySummaryMail,
  socialNotifications,
] = notificationSwitches;

const preferences = z.object({
  [achievementNotifications]: z.boolean(),
  [sessionReminders]: z.boolean(),
  [programMilestones]: z.boolean(),
  [adminBroadcasts]: z.boolean(),
  [weeklySummary]: z.boolean(),
  [weeklySummaryMail]: z.boolean(),
  [socialNotifications]: z.boolean(),
  reminderTime: z.enum(reminderTimes),
});

/** A number in a query string. */
const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(longestList))),
);

export const notifications = {
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/user/notifications/unread-count',
    auth: 'golfer',
    summary: 'Return the number of unread notifications and the total',
    response: z.object({ count: z.int(), total: z.int() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/notifications',
    auth: 'golfer',
    summary: `List notifications, newest first, ${notificationsPerPage} by default; the id of the last one is the cursor for older ones`,
    query: z.object({
      limit: z._default(limit, notificationsPerPage),
      unreadOnly: z.optional(z.enum(['true', 'false'])),
      cursor: z.optional(idCursor),
    }),
    response: z.array(notification),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/user/notifications/{id}/read',
    auth: 'golfer',
    summary: 'Mark a notification as read',
    params: z.object({ id }),
    refresh: changedWithNotifications,
    response: notification,
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/user/notifications/mark-all-read',
    auth: 'golfer',
    summary: 'Mark every notification as read',
    refresh: changedWithNotifications,
    response: success,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/user/notifications/{id}',
    auth: 'golfer',
    summary: 'Delete a notification; it can be restored until it would have expired',
    params: z.object({ id }),
    refresh: changedWithNotifications,
    response: success,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/user/notifications/{id}/restore',
    auth: 'golfer',
    summary: 'Restore a deleted notification',
    params: z.object({ id }),
    refresh: changedWithNotifications,
    response: notification,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/user/notification-preferences',
    auth: 'golfer',
    summary: 'Return the notification preferences, including the reminder time',
    response: preferences,
  }),
  setPreferences: endpoint({
    method: 'POST',
    path: '/api/user/notification-preferences',
    auth: 'golfer',
    summary: 'Update notification preferences; omitted fields stay unchanged',
    body: partial(preferences.shape),
    refresh: ['/api/user/notification-preferences'],
    response: preferences,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    auth: 'public',
    ignoresBody: true,
    summary: 'Unsubscribe from the weekly email with its token, without signing in',
    // Any invalid token gets 404.
    params: z.object({ token: z.string() }),
    response: success,
  }),
} satisfies Endpoints;
