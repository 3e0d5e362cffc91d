import { screen, within } from '@testing-library/react';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { CalendarScreen } from '#web/features/logbook/calendar/calendar-screen.tsx';
import type { StubServer } from './stub-server.ts';
import { aGolfer, renderScreen } from './web.tsx';

/** Opens the details of an activity in the calendar. Without other answers, the calendar stays the same. */
export async function openActivity(server: StubServer, item: CalendarItem) {
  server.answers(logbook.calendar, [item]);
  const { golfer } = await renderScreen(<CalendarScreen />, {
    user: aGolfer(),
    reads: { '/api/user/activity-calendar': [item], '/api/user/current-program': null },
  });
  await golfer.click(screen.getByRole('button', { name: new RegExp(item.title) }));
  return { golfer, dialog: within(await screen.findByRole('dialog')) };
}
