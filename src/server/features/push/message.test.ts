import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { deliveryOf, pushOf } from './message.ts';

const notification: Notification = {
  ...{ id: '7', type: 'program_milestone', title: 'Week 1 complete', message: '3 sessions.' },
  ...{ isRead: false, createdAt: '2026-05-14T00:00:00.000Z', data: { path: '/my-schedule' } },
};

test('a push carries the words, the way, and a tag of its own', () => {
  expect(pushOf(notification, 'en')).toEqual({
    ...{ id: '7', type: 'program_milestone', title: 'Week 1 complete', message: '3 sessions.' },
    ...{ path: '/my-schedule', tag: 'notification-7' },
  });
});

test('one without a screen of its own leads to the notifications', () => {
  expect(pushOf({ ...notification, data: {} }, 'en').path).toBe('/notifications');
});

test('a reminder starts its session, takes the place of the last one, and sounds again', () => {
  const path = '/my-schedule/session/s1';
  const reminder = { ...notification, type: 'session_reminder', data: { path } };
  expect(pushOf(reminder, 'en')).toMatchObject({
    ...{ path, tag: 'session_reminder', renotify: true },
    actions: [{ action: 'start', title: 'Start', path }],
  });
});

test('kudos and comments take the place of what was shown of their item, and only words sound again', () => {
  const data = { path: '/social', activityId: '12' };
  const kudos = pushOf({ ...notification, type: 'activity_kudos', data }, 'en');
  expect(kudos.tag).toBe('activity_kudos-12');
  expect(kudos.renotify).toBeUndefined();
  const comment = pushOf({ ...notification, type: 'activity_comment', data }, 'en');
  expect(comment).toMatchObject({ tag: 'activity_comment-12', renotify: true });
});

test('reminders and alerts are urgent and expire the same day, the rest waits three days', () => {
  expect(deliveryOf('session_reminder')).toMatchObject({ seconds: 4 * 3600, urgency: 'high' });
  expect(deliveryOf('streak_alert')).toMatchObject({ seconds: 5 * 3600, urgency: 'high' });
  expect(deliveryOf('achievement')).toMatchObject({ seconds: 72 * 3600, urgency: 'normal' });
});
