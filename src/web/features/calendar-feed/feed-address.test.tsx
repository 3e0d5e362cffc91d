import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { FeedAddress } from './feed-address.tsx';

const server = stubServer();

const subscriptionUrl = 'https://example.org/new.ics';
beforeEach(() => {
  server.answers(calendarFeed.subscriptionUrl, {
    subscriptionUrl,
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  });
});
/** Requests that change something. */
const sent = () => server.log().filter((request) => !request.startsWith('GET'));

async function ask() {
  const { golfer } = await renderScreen(<FeedAddress />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'New calendar address' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Make a new calendar address?' });
  expect(dialog.textContent).toContain('stop updating');
  return golfer;
}
const confirm = () => screen.getByRole('button', { name: 'New calendar address' });

test('the golfer must confirm before the old address is replaced', async () => {
  server.answers(calendarFeed.rotate, {
    subscriptionUrl,
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  });
  const golfer = await ask();
  expect(sent()).toEqual([]);
  await golfer.dblClick(confirm());
  expect(await screen.findByText('New calendar address made')).toBeDefined();
  expect(sent()).toEqual(['POST /api/user/calendar/subscription-url/rotate']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a failed replacement shows an error, and the question stays open', async () => {
  server.refuses('internal', calendarFeed.rotate);
  const golfer = await ask();
  await golfer.click(confirm());
  expect(await screen.findByText('No new address')).toBeDefined();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('a golfer can go back to the old address for some days', async () => {
  server.answers(calendarFeed.subscriptionUrl, {
    subscriptionUrl,
    restorableUntil: '2026-05-21T00:00:00Z',
    calendarName: 'Training: Lindensee',
  });
  const { golfer } = await renderScreen(<FeedAddress />, { user: aGolfer() });
  expect(await screen.findByText(/Until .*21.* you can go back to the old address/)).toBeDefined();
  const old = {
    subscriptionUrl: 'https://example.org/old.ics',
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  };
  server.answers(calendarFeed.restore, old);
  server.answers(calendarFeed.subscriptionUrl, old);
  await golfer.click(screen.getByRole('button', { name: 'Use the old address again' }));
  expect(await screen.findByText('The old address works again')).toBeDefined();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use the old address again' })).toBeNull(),
  );
});
