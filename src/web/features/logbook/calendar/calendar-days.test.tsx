import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEnrollment } from '#testing/a-plan.ts';
import { aSessionItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const plan = anEnrollment([], '2026-05-14', { startDate: '2026-05-11', totalWeeks: 6 });

const late = aSessionItem({
  id: 'late',
  date: '2026-05-13',
  data: { status: 'completed', scheduledDate: '2026-05-08' },
});

const reads = {
  '/api/user/activity-calendar': [late, aSessionItem()],
  '/api/user/current-program': plan,
};

const week = (name: RegExp) => screen.getByRole('region', { name });

test('a completed session appears on its completion date, and its details show the planned date', async () => {
  const { golfer } = await renderScreen(<CalendarScreen />, { user: aGolfer(), reads });
  await golfer.click(screen.getByRole('button', { name: /planned for/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const fact = (term: string) => dialog.getByText(term).nextElementSibling?.textContent;
  expect(fact('Date')).toBe('Wednesday 13 May');
  expect(fact('Planned for')).toBe('Fri 8 May');
});

test('the list shows the planned date of a session completed on another day', async () => {
  await renderScreen(<CalendarScreen />, { user: aGolfer(), reads });
  const session = screen.getByRole('button', { name: /planned for Fri 8 May/ });
  expect(session.closest('.calendar-day')?.textContent).toContain('Wed 13');
  expect(screen.getAllByText(/planned for/)).toHaveLength(1);
  // It was planned for last week and counts there.
  expect(within(week(/^4 to/)).getByText('Total: 1 session planned')).toBeDefined();
  expect(within(week(/^11 to/)).getByText('Total: 1 session planned')).toBeDefined();
});

test('loaded weeks stay loaded when the golfer returns to the calendar', async () => {
  const Leave = () => {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!shown)}>
          Leave or come back
        </button>
        {shown && <CalendarScreen />}
      </>
    );
  };
  const { golfer } = await renderScreen(<Leave />, { user: aGolfer(), reads });
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, later weeks' }));
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, earlier weeks' }));
  await golfer.click(screen.getByRole('button', { name: 'Leave or come back' }));
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  await golfer.click(screen.getByRole('button', { name: 'Leave or come back' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
});
