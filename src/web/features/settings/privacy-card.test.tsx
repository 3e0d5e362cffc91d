import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Privacy, settings } from '#contract/settings.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { PrivacyCard } from './privacy-card.tsx';

const server = stubServer();

const privacy: Privacy = {
  showProgressToFriends: true,
  showHandicapPublicly: false,
  allowFriendRequests: true,
  showInLeaderboards: false,
};

async function show() {
  server.answers(settings.privacy, privacy);
  const view = await renderScreen(<PrivacyCard />, { at: '/profile', user: aGolfer() });
  await screen.findAllByRole('switch');
  return view;
}

const privacySwitch = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => privacySwitch(name).getAttribute('aria-checked') === 'true';

test('four switches show the saved privacy settings', async () => {
  await show();
  const states = screen
    .getAllByRole('switch')
    .map((one) => [one.getAttribute('aria-label'), one.getAttribute('aria-checked')]);
  expect(states).toEqual([
    ['Show progress to friends', 'true'],
    ['Show handicap publicly', 'false'],
    ['Allow friend requests', 'true'],
    ['Show in leaderboards', 'false'],
  ]);
});

test('a switch moves at once, sends only its own setting, and stays on', async () => {
  const saved = { ...privacy, showInLeaderboards: true, effects: noEffects };
  const arrive = server.holds(settings.updatePrivacy, saved);
  const { golfer } = await show();
  await golfer.click(privacySwitch('Show in leaderboards'));
  expect(isOn('Show in leaderboards')).toBe(true);
  expect(server.calls(settings.updatePrivacy).map(({ body }) => body)).toEqual([
    { showInLeaderboards: true },
  ]);
  // The switch ignores a second press until the response arrives.
  await golfer.click(privacySwitch('Show in leaderboards'));
  expect(isOn('Show in leaderboards')).toBe(true);
  arrive();
  expect(await screen.findByText('Privacy settings updated')).toBeDefined();
  expect(isOn('Show in leaderboards')).toBe(true);
  expect(isOn('Show handicap publicly')).toBe(false);
});

test('a switch that fails to save moves back and shows an error', async () => {
  const { golfer } = await show();
  server.refuses('internal', settings.updatePrivacy);
  await golfer.click(privacySwitch('Allow friend requests'));
  expect(await screen.findByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to update privacy settings. Please try again.')).toBeDefined();
  expect(isOn('Allow friend requests')).toBe(true);
});

test('two switches changed at the same time do not undo each other', async () => {
  const first = server.holds(settings.updatePrivacy, {
    ...privacy,
    showInLeaderboards: true,
    effects: noEffects,
  });
  const { golfer } = await show();
  await golfer.click(privacySwitch('Show in leaderboards'));
  const second = server.holds(settings.updatePrivacy, {
    ...privacy,
    showInLeaderboards: true,
    allowFriendRequests: false,
    effects: noEffects,
  });
  await golfer.click(privacySwitch('Allow friend requests'));
  second();
  await waitFor(() => expect(isOn('Allow friend requests')).toBe(false));
  first();
  await waitFor(() => expect(server.calls(settings.updatePrivacy)).toHaveLength(2));
  expect([isOn('Show in leaderboards'), isOn('Allow friend requests')]).toEqual([true, false]);
});

test('the card shows the reason when the privacy settings fail to load', async () => {
  server.refuses('unavailable', settings.privacy);
  await renderScreen(<PrivacyCard />, { at: '/profile', user: aGolfer() });
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy');
});
