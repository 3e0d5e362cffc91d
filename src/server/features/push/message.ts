import type { Notification } from '#contract/notifications.ts';
import type { PushMessage } from '#contract/push.ts';
import { reminders } from '#contract/reminders.ts';
import { textsIn } from '#server/platform/texts.ts';

const hour = 60 * 60;

type Delivery = {
  /** How long the push is useful, which includes the time that the device is off. */
  readonly seconds: number;
  readonly urgency: 'normal' | 'high';
  /** Whether a newer push of the same type replaces this one. */
  readonly replaces: boolean;
};

/** The type of the test push, which is not a notification. */
export const testType = 'test';

const lasting: Delivery = { seconds: 72 * hour, urgency: 'normal', replaces: false };

/** A reminder is harmful if it arrives after the session or after midnight, so it expires. */
const deliveries: Readonly<Record<string, Delivery>> = {
  session_reminder: { seconds: 4 * hour, urgency: 'high', replaces: true },
  streak_alert: { seconds: 5 * hour, urgency: 'high', replaces: true },
  [testType]: { seconds: 300, urgency: 'high', replaces: true },
};

/** Returns how long a push of this type is delivered and how urgent it is. */
export const deliveryOf = (type: string): Delivery => deliveries[type] ?? lasting;

/** Removes soft hyphens. They are meant for pages, and some systems draw them in pushes. */
const unbroken = (text: string) => text.replaceAll('\u00ad', '');

/** Pushes about the same feed item replace each other. Only a comment makes a sound again. */
const groupOf = ({ id, type, data: { activityId } }: Notification) =>
  activityId === undefined
    ? { tag: `notification-${id}` }
    : {
        tag: `${type}-${activityId}`,
        ...(type === 'activity_comment' && { renotify: true as const }),
      };

/** Converts a notification to a push. The language is for the texts of its buttons. */
export function pushOf(notification: Notification, language: string): PushMessage {
  const { id, type, data } = notification;
  const [title, message] = [unbroken(notification.title), unbroken(notification.message)];
  const path = data.path ?? '/notifications';
  const words = { id, type, title, message, path };
  // The same reminder, sent again after a crash, makes no sound; a newer reminder does.
  const plain: PushMessage = deliveryOf(type).replaces
    ? { ...words, tag: type, renotify: true }
    : { ...words, ...groupOf(notification) };
  if (type !== 'session_reminder') return plain;
  const { t } = textsIn(language, 'push');
  const start = { action: 'start', title: t('actions.start'), path };
  const { scheduledSessionId } = data;
  if (scheduledSessionId === undefined) return { ...plain, actions: [start] };
  const url = reminders.later.path.replace('{id}', scheduledSessionId);
  const call = { method: reminders.later.method, url };
  return { ...plain, actions: [start, { action: 'later', title: t('actions.later'), call }] };
}

/** Makes the push with which a golfer tests whether pushes arrive. */
export function testPush(language: string): PushMessage {
  const { t } = textsIn(language, 'push');
  const words = { title: t('test.title'), message: t('test.message') };
  const type = testType;
  return {
    id: type,
    type,
    ...words,
    path: '/notifications',
    tag: type,
    renotify: true,
    showAlways: true,
  };
}
