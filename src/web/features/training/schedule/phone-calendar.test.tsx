import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { lazily } from '#web/platform/loading/lazily.ts';
import { type PhoneCalendar, usePhoneCalendar } from './use-phone-calendar.tsx';

const server = stubServer();

const address = 'https://golf.example.org/api/calendar/secret.ics';
afterEach(() => {
  vi.restoreAllMocks();
});

const Calendar: PhoneCalendar = lazily(
  async () => ({
    Dialog: ({ open, address: shown }: { open: boolean; address: string }) =>
      open ? <p role="dialog">{shown}</p> : null,
  }),
  'Dialog',
);

function Tile() {
  const { press, dialog } = usePhoneCalendar(Calendar);
  return (
    <>
      <button type="button" onClick={press}>
        Sync
      </button>
      {dialog}
    </>
  );
}

async function press() {
  vi.spyOn(window, 'open');
  const { golfer } = await renderScreen(<Tile />, { user: aGolfer() });
  await golfer.click(screen.getByRole('button', { name: 'Sync' }));
}

test('pressing Sync loads and shows the calendar address and opens no tab', async () => {
  server.answers(calendarFeed.subscriptionUrl, {
    subscriptionUrl: address,
    restorableUntil: null,
    calendarName: 'Training: Lindensee',
  });
  await press();
  expect((await screen.findByRole('dialog')).textContent).toBe(address);
  expect(window.open).not.toHaveBeenCalled();
  expect(server.log()).toEqual(['GET /api/user/calendar/subscription-url']);
});

test('a failure shows an error and opens no tab', async () => {
  server.refuses('internal');
  await press();
  expect(await screen.findByText('Failed to create subscription')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.open).not.toHaveBeenCalled();
});
