import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { deliveryOf, pushOf } from './message.ts';

const notification: Notification = {
  id: '7',
  type: 'program_milestone',
  title: 'Week 1 complete',
  message: '3 sessions.',
  isRead: false,
  createdAt: '2026-05-14T00:00:00.000Z',
  data: { path: '/my-schedule' },
};

test('a push has the title, message, and path of its notification and a unique tag', () => {
  expect(pushOf(notification, 'en')).toEqual({
    id: '7',
    type: 'program_milestone',
    title: 'Week 1 complete',
    message: '3 sessions.',
    path: '/my-schedule',
    tag: 'notification-7',
  });
});

test('a push for a notification without a path leads to the notifications screen', () => {
  expect(pushOf({ ...notification, data: {} }, 'en').path).toBe('/notifications');
});

test('a reminder push can start its session, replaces the last reminder, and sounds again', () => {
  const path = '/my-schedule/session/s1';
  const reminder = { ...notification, type: 'session_reminder', data: { path } };
  expect(pushOf(reminder, 'en')).toMatchObject({
    path,
    tag: 'session_reminder',
    renotify: true,
    actions: [{ action: 'start', title: 'Start', path }],
  });
});

test('kudos and comment pushes replace earlier ones for their item, and only comments sound again', () => {
  const data = { path: '/social', activityId: '12' };
  const kudos = pushOf({ ...notification, type: 'activity_kudos', data }, 'en');
  expect(kudos.tag).toBe('activity_kudos-12');
  expect(kudos.renotify).toBeUndefined();
  const comment = pushOf({ ...notification, type: 'activity_comment', data }, 'en');
  expect(comment).toMatchObject({ tag: 'activity_comment-12', renotify: true });
});

test('reminders and alerts are urgent and expire the same day, and other pushes wait for three days', () => {
  expect(deliveryOf('session_reminder')).toMatchObject({ seconds: 4 * 3600, urgency: 'high' });
  expect(deliveryOf('streak_alert')).toMatchObject({ seconds: 5 * 3600, urgency: 'high' });
  expect(deliveryOf('achievement')).toMatchObject({ seconds: 72 * 3600, urgency: 'normal' });
});
