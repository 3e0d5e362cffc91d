import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { FeedAddress } from './feed-address.tsx';

const server = stubServer();

async function ask() {
  const { golfer } = await renderScreen(<FeedAddress />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'New calendar address' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Make a new calendar address?' });
  expect(dialog.textContent).toContain('stop updating');
  return golfer;
}
const confirm = () => screen.getByRole('button', { name: 'New calendar address' });

test('the golfer must confirm before the old address is replaced', async () => {
  server.answers(calendarFeed.rotate, { subscriptionUrl: 'https://example.org/new.ics' });
  const golfer = await ask();
  expect(server.log()).toEqual([]);
  await golfer.dblClick(confirm());
  expect(await screen.findByText('New calendar address made')).toBeDefined();
  expect(server.log()).toEqual(['POST /api/user/calendar/subscription-url/rotate']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a failed replacement shows an error, and the question stays open', async () => {
  server.refuses('internal');
  const golfer = await ask();
  await golfer.click(confirm());
  expect(await screen.findByText('No new address')).toBeDefined();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
