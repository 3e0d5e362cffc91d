import { screen, within } from '@testing-library/react';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { CalendarScreen } from '#web/features/logbook/calendar/calendar-screen.tsx';
import { RoundScreen } from '#web/features/logbook/rounds/round-screen.tsx';
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

/** Shows a round among these on its page, at its address. */
export async function showRound(
  round: CalendarItem,
  { others = [], ...surroundings }: ShowRoundOptions = {},
) {
  const reads = { '/api/user/activity-calendar': [...others, round] };
  const at = `/rounds/${round.id}`;
  return renderScreen(<RoundScreen id={round.id} />, {
    user: aGolfer(),
    at,
    ...surroundings,
    reads: { ...reads, ...surroundings.reads },
  });
}

type ShowRoundOptions = NonNullable<Parameters<typeof renderScreen>[1]> & {
  /** Other activities in the calendar, earliest first. */
  readonly others?: readonly CalendarItem[];
};

/** Opens the form of a round on its page. Without other answers, the calendar stays the same. */
export async function openRoundForm(server: StubServer, round: CalendarItem) {
  server.answers(logbook.calendar, [round]);
  const shown = await showRound(round);
  await shown.golfer.click(screen.getByRole('button', { name: 'Edit' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit round' })) };
}
