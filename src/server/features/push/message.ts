import type { Notification } from '#contract/notifications.ts';
import type { PushMessage } from '#contract/push.ts';
import { reminders } from '#contract/reminders.ts';
import { textsIn } from '#server/platform/texts.ts';

const hour = 60 * 60;

type Delivery = {
  /** How long it is worth something, for a device that is off as well. */
  readonly seconds: number;
  readonly urgency: 'normal' | 'high';
  /** Only the newest of its type matters. */
  readonly replaces: boolean;
};

/** Of what a golfer sends to see whether it arrives; it is no notification. */
export const testType = 'test';

const lasting: Delivery = { seconds: 72 * hour, urgency: 'normal', replaces: false };

/** A reminder that comes after the session, or after midnight, is worse than none. */
const deliveries: Readonly<Record<string, Delivery>> = {
  session_reminder: { seconds: 4 * hour, urgency: 'high', replaces: true },
  streak_alert: { seconds: 5 * hour, urgency: 'high', replaces: true },
  [testType]: { seconds: 300, urgency: 'high', replaces: true },
};

/** How long a push of that type is delivered and with what urgency. */
export const deliveryOf = (type: string): Delivery => deliveries[type] ?? lasting;

/** Soft hyphens are for pages; what shows a push may draw them. */
const unbroken = (text: string) => text.replaceAll('\u00ad', '');

/** What several golfers did takes the place of what was shown of it; only words of theirs make a sound again. */
const groupOf = ({ id, type, data: { activityId } }: Notification) =>
  activityId === undefined
    ? { tag: `notification-${id}` }
    : {
        tag: `${type}-${activityId}`,
        ...(type === 'activity_comment' && { renotify: true as const }),
      };

/** A notification as a push, with its words as they are and those of its buttons in that language. */
export function pushOf(notification: Notification, language: string): PushMessage {
  const { id, type, data } = notification;
  const [title, message] = [unbroken(notification.title), unbroken(notification.message)];
  const path = data.path ?? '/notifications';
  const words = { id, type, title, message, path };
  // The same one, sent again after a crash, makes no sound again; a newer reminder does.
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

/** What a golfer sends to see whether it arrives. */
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
