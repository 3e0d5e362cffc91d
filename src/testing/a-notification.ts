import type { Notification } from '#contract/notifications.ts';

/** An unread notification about an achievement, a moment old. Tests override only the relevant fields. */
export function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: '1',
    type: 'achievement',
    title: 'First session',
    message: 'You unlocked this achievement.',
    isRead: false,
    createdAt: '2026-05-14T00:00:00Z',
    data: { path: '/achievements' },
    ...changes,
  };
}
