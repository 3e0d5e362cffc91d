import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '#contract/notifications.ts';
import { defaultPreferences, reminderTimes } from '#domain/notifications/preferences.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { loadTexts } from '#web/platform/i18n.ts';
import { NotificationSettings } from './notification-settings.tsx';

const server = stubServer();

beforeEach(async () => {
  await loadTexts('notifications');
  server.answers(notifications.preferences, { ...defaultPreferences, adminBroadcasts: false });
});

const open = () => renderScreen(<NotificationSettings />, { user: aGolfer() });
const switchOf = (name: string) => screen.findByRole('switch', { name });
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

test('the switches show the saved preferences', async () => {
  await open();
  for (const name of ['Achievements', 'Session reminders', 'Program milestones'])
    expect(isOn(await switchOf(name)), name).toBe(true);
  expect(isOn(await switchOf('News from Pinhigh'))).toBe(false);
});

test('a switch changes at once and sends only its own preference', async () => {
  const arrive = server.holds(notifications.setPreferences, defaultPreferences);
  const { golfer } = await open();
  await golfer.click(await switchOf('Achievements'));
  expect(isOn(await switchOf('Achievements'))).toBe(false);
  expect(server.calls(notifications.setPreferences)).toMatchObject([
    { body: { achievementNotifications: false } },
  ]);
  await act(async () => arrive());
  expect(isOn(await switchOf('Achievements'))).toBe(false);
});

test('the weekly summary and its email have separate switches', async () => {
  server.answers(notifications.setPreferences, defaultPreferences);
  const { golfer } = await open();
  expect(isOn(await switchOf('Weekly summary'))).toBe(true);
  await golfer.click(await switchOf('Weekly summary by e-mail'));
  expect(server.calls(notifications.setPreferences)).toMatchObject([
    { body: { weeklySummaryMail: false } },
  ]);
});

test('a switch that fails to save moves back and shows an error', async () => {
  server.refuses('unavailable', notifications.setPreferences);
  const { golfer } = await open();
  await golfer.click(await switchOf('Session reminders'));
  expect(await screen.findByText('Failed to save your preference')).toBeDefined();
  expect(isOn(await switchOf('Session reminders'))).toBe(true);
});

test('rapid presses send one request at a time, and the saved preference matches the switch', async () => {
  const arrive = server.holds(notifications.setPreferences, defaultPreferences);
  const { golfer } = await open();
  const achievements = await switchOf('Achievements');
  for (let press = 0; press < 3; press += 1) await golfer.click(achievements);
  const first = server.calls(notifications.setPreferences);
  expect(first).toHaveLength(1);
  await act(async () => arrive());
  await golfer.click(achievements);
  await vi.waitFor(() =>
    expect(server.calls(notifications.setPreferences).at(-1)?.body).toEqual({
      achievementNotifications: true,
    }),
  );
  expect(isOn(achievements)).toBe(true);
});

test('the golfer chooses one of eight reminder times', async () => {
  server.answers(notifications.setPreferences, defaultPreferences);
  const { golfer } = await open();
  const times = within(await screen.findByRole('radiogroup', { name: 'Reminder time' }));
  expect(times.getAllByRole('radio')).toHaveLength(8);
  expect(reminderTimes.map((time) => times.getByRole('radio', { name: time }))).toHaveLength(8);
  expect(times.getByRole<HTMLInputElement>('radio', { name: '08:00' }).checked).toBe(true);
  await golfer.click(times.getByRole('radio', { name: '19:00' }));
  expect(times.getByRole<HTMLInputElement>('radio', { name: '19:00' }).checked).toBe(true);
  expect(server.calls(notifications.setPreferences)).toMatchObject([
    { body: { reminderTime: '19:00' } },
  ]);
});

test('the golfer can refresh preferences that failed to load', async () => {
  server.refuses('unavailable', notifications.preferences);
  const { golfer } = await open();
  await screen.findByRole('heading', { name: 'Error loading notifications' });
  server.answers(notifications.preferences, defaultPreferences);
  await golfer.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(isOn(await switchOf('News from Pinhigh'))).toBe(true);
});
