import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '#contract/notifications.ts';
import { aNotification } from '#testing/a-notification.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { Bell } from './bell.tsx';

const server = stubServer();

const newest = 'GET /api/user/notifications?limit=5';

beforeEach(() => {
  server.answers(notifications.unreadCount, { count: 3, total: 7 });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderScreen(<Bell />, { user: aGolfer() });
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const dialog = () => screen.findByRole('dialog', { name: 'Notifications' });

async function openDropdown() {
  const shown = await open();
  await shown.golfer.click(await bell());
  return { ...shown, dropdown: within(await dialog()) };
}

test.each([
  [0, 'Notifications', null],
  [1, 'Notifications, 1 unread', '1'],
  [9, 'Notifications, 9 unread', '9'],
  [10, 'Notifications, 10 unread', '9+'],
])('the bell shows the number of unread notifications: %i', async (count, name, badge) => {
  server.answers(notifications.unreadCount, { count, total: 20 });
  await open();
  const button = await screen.findByRole('button', { name });
  expect(button.textContent).toBe(badge ?? '');
});

test('the bell loads the newest notifications only when the dropdown opens', async () => {
  server.answers(notifications.list, [aNotification()]);
  const { golfer, dropdown } = await openDropdown();
  expect(await dropdown.findByRole('link', { name: 'First session' })).toBeDefined();
  expect(server.log().filter((url) => url === newest)).toHaveLength(1);
  await golfer.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await golfer.click(await bell());
  await dialog();
  await vi.waitFor(() => expect(server.log().filter((url) => url === newest)).toHaveLength(2));
});

test('Enter opens the dropdown, and Escape closes it and returns the focus to the bell', async () => {
  server.answers(notifications.list, [aNotification()]);
  const { golfer } = await open();
  (await bell()).focus();
  await golfer.keyboard('{Enter}');
  const dropdown = await dialog();
  expect(document.activeElement).toBe(dropdown);
  expect((await bell()).getAttribute('aria-expanded')).toBe('true');
  await golfer.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(await bell());
});

test('pressing the bell again closes the dropdown', async () => {
  server.answers(notifications.list, []);
  const { golfer } = await openDropdown();
  await golfer.click(await bell());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dropdown shows a loading status while the notifications load', async () => {
  const arrive = server.holds(notifications.list, [aNotification()]);
  const { dropdown } = await openDropdown();
  expect(dropdown.getByRole('status').textContent).toBe('Loading notifications...');
  await act(async () => arrive());
  expect(await dropdown.findByRole('link', { name: 'First session' })).toBeDefined();
});

test('the dropdown says when there are no notifications', async () => {
  server.answers(notifications.list, []);
  const { dropdown } = await openDropdown();
  expect(await dropdown.findByText('No notifications')).toBeDefined();
});

test('a failed load shows the reason and can be tried again', async () => {
  server.refuses('unavailable', notifications.list);
  const { golfer, dropdown } = await openDropdown();
  const alert = await dropdown.findByRole('alert');
  expect(alert.textContent).toContain('Error loading notifications');
  expect(alert.textContent).toContain('The server is busy. Please try again in a moment.');
  server.answers(notifications.list, []);
  await golfer.click(dropdown.getByRole('button', { name: 'Try Again' }));
  expect(await dropdown.findByText('No notifications')).toBeDefined();
});

test('clicking an unread notification marks it as read and opens its target', async () => {
  server.answers(notifications.list, [aNotification({ id: '5' })]);
  server.answers(notifications.read, aNotification({ id: '5', isRead: true }));
  const { golfer, dropdown, router } = await openDropdown();
  await golfer.click(await dropdown.findByRole('link', { name: 'First session' }));
  expect(server.calls(notifications.read)).toMatchObject([{ params: { id: '5' } }]);
  expect(router.state.location.pathname).toBe('/achievements');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() => expect(server.calls(notifications.unreadCount).length).toBeGreaterThan(1));
});

test('clicking a read notification opens its target without sending a request', async () => {
  server.answers(notifications.list, [aNotification({ isRead: true })]);
  const { golfer, dropdown, router } = await openDropdown();
  expect(dropdown.queryByText('New')).toBeNull();
  await golfer.click(await dropdown.findByRole('link', { name: 'First session' }));
  expect(router.state.location.pathname).toBe('/achievements');
  expect(server.calls(notifications.read)).toEqual([]);
});

test('clicking a notification without a target marks it as read and keeps the dropdown open', async () => {
  server.answers(notifications.list, [aNotification({ data: {} })]);
  server.answers(notifications.read, aNotification({ data: {}, isRead: true }));
  const { golfer, dropdown } = await openDropdown();
  await golfer.click(await dropdown.findByRole('button', { name: 'First session' }));
  expect(server.calls(notifications.read)).toHaveLength(1);
  expect(await dialog()).toBeDefined();
});

test('the link to all notifications closes the dropdown', async () => {
  server.answers(notifications.list, []);
  const { golfer, dropdown, router } = await openDropdown();
  await golfer.click(dropdown.getByRole('link', { name: 'View all notifications' }));
  expect(router.state.location.pathname).toBe('/notifications');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the bell requests the unread count every 30 seconds, but not while the tab is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  server.answers(notifications.unreadCount, { count: 4, total: 8 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByRole('button', { name: 'Notifications, 4 unread' })).toBeDefined();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = server.calls(notifications.unreadCount).length;
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(server.calls(notifications.unreadCount)).toHaveLength(asked);
  vi.restoreAllMocks();
});
