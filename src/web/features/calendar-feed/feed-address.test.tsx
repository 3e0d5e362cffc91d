import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { FeedAddress } from './feed-address.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

async function ask() {
  const { golfer } = await renderScreen(<FeedAddress />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'New calendar address' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Make a new calendar address?' });
  expect(dialog.textContent).toContain('stop updating');
  return golfer;
}
const confirm = () => screen.getByRole('button', { name: 'New calendar address' });

test('the golfer is told the price before the old address is taken back', async () => {
  fetchStub.mockResolvedValue(Response.json({ subscriptionUrl: 'https://example.org/new.ics' }));
  const golfer = await ask();
  expect(fetchStub).not.toHaveBeenCalled();
  await golfer.dblClick(confirm());
  expect(await screen.findByText('New calendar address made')).toBeDefined();
  expect(fetchStub.mock.calls.map(([url, init]) => [init?.method, url])).toEqual([
    ['POST', '/api/user/calendar/subscription-url/rotate'],
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('when it fails the old address still holds, and the question stays', async () => {
  fetchStub.mockResolvedValue(Response.json({ code: 'internal' }, { status: 500 }));
  const golfer = await ask();
  await golfer.click(confirm());
  expect(await screen.findByText('No new address')).toBeDefined();
  expect(screen.getByRole('alertdialog')).toBeDefined();
});
