import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { usePhoneCalendar } from './use-phone-calendar.ts';

const server = stubServer();

const address = 'https://golf.example.org/api/calendar/secret.ics';
afterEach(() => {
  vi.restoreAllMocks();
});

function Tile() {
  const open = usePhoneCalendar();
  return (
    <button type="button" onClick={open}>
      Sync
    </button>
  );
}

const aTab = () => ({ location: { replace: vi.fn() }, close: vi.fn() });

async function press(tab: ReturnType<typeof aTab> | null) {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window | null);
  const { golfer } = await renderScreen(<Tile />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'Sync' }));
}

test('the feed opens in a new tab', async () => {
  server.answers(calendarFeed.subscriptionUrl, { subscriptionUrl: address });
  const tab = aTab();
  await press(tab);
  expect(await screen.findByText('Calendar Subscription')).toBeDefined();
  expect(window.open).toHaveBeenCalledWith('about:blank', '_blank');
  expect(tab.location.replace).toHaveBeenCalledWith(address);
  expect(server.log()).toEqual(['GET /api/user/calendar/subscription-url']);
});

test('where no tab may be opened, the feed opens here', async () => {
  server.answers(calendarFeed.subscriptionUrl, { subscriptionUrl: address });
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await press(null);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
});

test('a failure says so and leaves no empty tab behind', async () => {
  server.refuses('internal');
  const tab = aTab();
  await press(tab);
  expect(await screen.findByText('Failed to create subscription')).toBeDefined();
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});
