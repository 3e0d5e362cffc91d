import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications, notificationsPerPage } from '#contract/notifications.ts';
import { aNotification } from '#testing/a-notification.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { Bell } from './bell.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const server = stubServer();

const week = aNotification({
  id: '2',
  type: 'program_milestone',
  title: 'Week 1 complete',
  data: { path: '/my-schedule' },
  message: '2 sessions completed.',
});
const session = aNotification({ isRead: true });

beforeEach(async () => {
  await loadTexts('notifications');
  server.answers(notifications.unreadCount, { count: 1, total: 2 });
  server.answersBy(notifications.list, ({ query }) =>
    query?.unreadOnly === 'true' ? [week] : [week, session],
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderScreen(<NotificationsScreen />, { user: aGolfer() });
const rows = () => screen.findAllByRole('listitem');

test('each notification shows its text, type, and time and whether it is new', async () => {
  await open();
  const [first, second] = await rows();
  if (!first || !second) throw new Error('two rows are expected');
  expect(within(first).getByRole('link', { name: 'Week 1 complete' }).getAttribute('href')).toBe(
    '/my-schedule',
  );
  for (const text of ['New', '2 sessions completed.', 'Program'])
    expect(within(first).getByText(text)).toBeDefined();
  expect(first.querySelector('time')?.getAttribute('datetime')).toBe('2026-05-14T00:00:00Z');
  expect(within(second).queryByText('New')).toBeNull();
  expect(within(second).queryByRole('button', { name: /Mark as read/ })).toBeNull();
  expect(within(second).getByText('Achievement')).toBeDefined();
});

test('the tabs show their counts, and the Unread tab lists only unread notifications', async () => {
  const { golfer } = await open();
  await screen.findByRole('tab', { name: 'All Notifications 2' });
  expect(await rows()).toHaveLength(2);
  await golfer.click(screen.getByRole('tab', { name: 'Unread 1' }));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a bad notification does not take the others down', async () => {
  const bad = { ...aNotification({ id: '3', title: 'Bad' }), createdAt: 'never' };
  const bare = { ...aNotification({ id: '4', title: 'Bare' }), data: null as never };
  server.answers(notifications.list, [bad, bare, week]);
  await open();
  expect(await screen.findByRole('link', { name: 'Week 1 complete' })).toBeDefined();
  expect(screen.getByText('Bare')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notification of an unknown type has a default look', async () => {
  server.answers(notifications.list, [aNotification({ type: 'from-the-future' })]);
  await open();
  expect(await screen.findByText('Notice')).toBeDefined();
});

test('the button marks a notification as read, and the lists and the count are loaded again', async () => {
  server.answers(notifications.read, { ...week, isRead: true });
  const { golfer } = await open();
  const button = await screen.findByRole('button', { name: 'Mark as read: Week 1 complete' });
  server.answers(notifications.list, [{ ...week, isRead: true }, session]);
  server.answers(notifications.unreadCount, { count: 0, total: 2 });
  await golfer.click(button);
  expect(server.calls(notifications.read)).toMatchObject([{ params: { id: '2' } }]);
  await screen.findByRole('tab', { name: 'Unread 0' });
  await vi.waitFor(() => expect(screen.queryByText('New')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true);
});

test('Mark All Read marks all notifications with one request', async () => {
  server.answers(notifications.markAllRead, { success: true });
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'Mark All Read' }));
  expect(server.calls(notifications.markAllRead)).toHaveLength(1);
});

test('a deleted notification disappears at once, and Undo restores it', async () => {
  server.answers(notifications.delete, { success: true });
  server.answers(notifications.restore, week);
  const { golfer } = await open();
  const button = await screen.findByRole('button', { name: 'Delete: Week 1 complete' });
  server.answers(notifications.list, [session]);
  await golfer.click(button);
  expect(server.calls(notifications.delete)).toMatchObject([{ params: { id: '2' } }]);
  await vi.waitFor(() => expect(screen.queryByText('Week 1 complete')).toBeNull());
  expect(screen.getByText('Notification deleted')).toBeDefined();
  server.answers(notifications.list, [week, session]);
  await golfer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Week 1 complete')).toBeDefined();
  expect(server.calls(notifications.restore)).toMatchObject([{ params: { id: '2' } }]);
});

test('a notification that fails to be deleted stays and shows an error', async () => {
  server.refuses('unavailable', notifications.delete);
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'Delete: Week 1 complete' }));
  expect(await screen.findByText('Failed to delete the notification')).toBeDefined();
  expect(screen.getByText('Week 1 complete')).toBeDefined();
});

test('the screen says when there are no notifications', async () => {
  server.answers(notifications.unreadCount, { count: 0, total: 0 });
  server.answers(notifications.list, []);
  await open();
  expect(await screen.findByRole('heading', { name: 'No notifications' })).toBeDefined();
  expect(screen.getByText("You're all caught up! Check back later for updates.")).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark All Read' })).toBeNull();
});

test('the screen shows a loading status while the notifications load', async () => {
  server.holds(notifications.list, []);
  await open();
  expect((await screen.findByText('Loading notifications...')).getAttribute('role')).toBe('status');
});

test('a failed load is retried once after a second, then shows an error with a refresh button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.refuses('unavailable', notifications.list);
  const { golfer } = await renderScreen(<NotificationsScreen />, { user: aGolfer() });
  await vi.waitFor(() => expect(server.calls(notifications.list)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await screen.findByRole('heading', { name: 'Error loading notifications' });
  expect(server.calls(notifications.list)).toHaveLength(2);
  vi.useRealTimers();
  server.answers(notifications.list, [week]);
  await golfer.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(await screen.findByText('Week 1 complete')).toBeDefined();
});

test('older notifications are loaded page by page on demand', async () => {
  const page = Array.from({ length: notificationsPerPage }, (_, index) =>
    aNotification({ id: String(200 - index), title: `Number ${200 - index}` }),
  );
  server.answersBy(notifications.list, ({ query }) =>
    query?.cursor === undefined ? page : [week],
  );
  const { golfer } = await open();
  await golfer.click(await screen.findByRole('button', { name: 'Show older notifications' }));
  expect(await screen.findByText('Week 1 complete')).toBeDefined();
  expect(server.calls(notifications.list).at(-1)?.query?.cursor).toBe('151');
  expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull();
});

test('a new notification appears after the unread count changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const screenWithBell = (
    <>
      <Bell />
      <NotificationsScreen />
    </>
  );
  await renderScreen(screenWithBell, { user: aGolfer() });
  await screen.findByText('Week 1 complete');
  const level = aNotification({ id: '3', title: 'Level 2 reached' });
  server.answers(notifications.list, [level, week, session]);
  server.answers(notifications.unreadCount, { count: 2, total: 3 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Level 2 reached')).toBeDefined();
});
