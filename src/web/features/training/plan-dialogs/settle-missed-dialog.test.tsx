import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { training } from '#contract/training.ts';
import type { MissedPreview, SettledPlan } from '#contract/training-schemas.ts';
import { addDays } from '#domain/calendar-date.ts';
import { anEnrollment, aScheduledSession, aWeek } from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { MissedNote } from './missed-note.tsx';
import { SettleMissedDialog } from './settle-missed-dialog.tsx';

const server = stubServer();

beforeEach(() => {
  // Thursday, May 14, in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-13T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = ['a', 'b', 'c'];

/** Three sessions from Monday, May 4, on; `to` is their new first day, or null if they are skipped. */
const settled = (to: string | null, changes: Partial<SettledPlan> = {}): SettledPlan => ({
  movedSessions: to === null ? 0 : 3,
  skippedSessions: to === null ? 3 : 0,
  sessions: ids.map((id, index) => ({
    id,
    title: `Session ${id}`,
    language: 'en',
    from: addDays('2026-05-04', 2 * index),
    to: to && addDays(to, 2 * index),
  })),
  endDate: '2026-06-19',
  programCompleted: false,
  ...changes,
});

const shift = settled('2026-05-14', { movedSessions: 11, endDate: '2026-07-03' });
const fit = settled('2026-05-15', { movedSessions: 2, skippedSessions: 1 });
const preview = (changes: Partial<MissedPreview> = {}): MissedPreview => ({
  missed: ids,
  endDate: '2026-06-19',
  fitsUntil: '2026-05-24',
  shift,
  fit,
  skip: settled(null),
  ...changes,
});

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return <SettleMissedDialog enrollmentId="enrollment-1" open={isOpen} onOpenChange={setOpen} />;
}
const show = () => renderScreen(<Opened />, { user: aGolfer() });
async function open(changes: Partial<MissedPreview> = {}) {
  server.answers(training.missed, preview(changes));
  const shown = await show();
  await screen.findByRole('radiogroup', { name: 'How should your plan go on?' });
  return shown;
}
const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const effectOf = (name: string) =>
  document.getElementById(way(name).getAttribute('aria-describedby') ?? '')?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sent = () => server.calls(training.settleMissed).map(({ body }) => body);

describe('the choices', () => {
  test('describe their effect in words and dates', async () => {
    await open();
    expect(
      screen.getByText(/^3 sessions are still open, the oldest from Monday 4 May\.$/),
    ).toBeDefined();
    expect(effectOf('Shift the plan')).toBe(
      '11 sessions move, the first of them to Thu 14 May. The program ends 2 weeks later, on Fri 3 Jul.',
    );
    expect(effectOf('Move what fits')).toBe(
      '2 of 3 fit until Sunday 24 May. 1 is skipped. Nothing else moves.',
    );
    expect(effectOf('Skip them all')).toBe('3 sessions are skipped. Nothing else moves.');
    expect(way('Shift the plan').checked).toBe(true);
  });

  test.each([
    ['the same day', '2026-06-19', 'The program still ends on Fri 19 Jun.'],
    ['days later', '2026-06-29', 'The program ends 10 days later, on Mon 29 Jun.'],
    ['earlier', '2026-06-18', 'The program ends 1 day earlier, on Thu 18 Jun.'],
  ])('say when the shifted plan ends: %s', async (_case, endDate, text) => {
    await open({ shift: { ...shift, endDate } });
    expect(effectOf('Shift the plan')).toContain(text);
  });

  test('disable moving when no session fits on a free training day', async () => {
    const { golfer } = await open({ fit: settled(null) });
    expect(effectOf('Move what fits')).toBe('No training day is free until Sunday 24 May.');
    expect(way('Move what fits').disabled).toBe(true);
    await golfer.click(screen.getByText('Move what fits'));
    expect(way('Shift the plan').checked).toBe(true);
  });

  test('say that skipping the remaining sessions completes the program', async () => {
    await open({ skip: settled(null, { programCompleted: true }) });
    expect(effectOf('Skip them all')).toContain('This completes the program.');
  });

  test('show every date of the chosen option', async () => {
    const { golfer } = await open();
    const cells = () => screen.getAllByRole('row').map((row) => row.textContent);
    await golfer.click(screen.getByText('Show every date'));
    expect(cells()[1]).toBe('Session aMon 4 MayThu 14 May');
    await golfer.click(way('Skip them all'));
    expect(cells()[1]).toBe('Session aMon 4 MaySkipped');
    expect(screen.getByText(/^Skipped sessions count as done and earn nothing\./)).toBeDefined();
  });
});

test.each([
  ['Shift the plan', 'shift', shift, 'Plan shifted', 'Ends Fri 3 Jul'],
  ['Move what fits', 'fit', fit, 'Missed sessions moved', '2 moved, 1 skipped.'],
  ['Skip them all', 'skip', settled(null), 'Missed sessions skipped', '0 moved, 3 skipped.'],
] as const)(
  '%s is sent once on a double click and shows the result',
  async (name, sentWay, done, title, text) => {
    server.answers(training.settleMissed, done);
    const { golfer } = await open();
    await golfer.click(way(name));
    await golfer.dblClick(button(name));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(sent()).toEqual([{ userProgramId: 'enrollment-1', way: sentWay, missed: ids }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('the golfer can settle missed sessions with the keyboard alone', async () => {
  server.answers(training.settleMissed, settled(null));
  const { golfer } = await open();
  way('Shift the plan').focus();
  await golfer.keyboard('{ArrowDown}{ArrowDown}');
  expect(way('Skip them all').checked).toBe(true);
  button('Skip them all').focus();
  await golfer.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toMatchObject([{ way: 'skip' }]));
});

test('settling the last sessions shows that the program is complete', async () => {
  server.answers(training.settleMissed, settled(null, { programCompleted: true }));
  const { golfer } = await open();
  await golfer.click(way('Skip them all'));
  await golfer.click(button('Skip them all'));
  expect(await screen.findByText('Program Completed!')).toBeDefined();
  expect(screen.getByText('Missed sessions skipped')).toBeDefined();
});

test('when the missed sessions have changed, the dialog says so and shows the current choices', async () => {
  server.refuses('missed_changed', training.settleMissed);
  const { golfer } = await open();
  server.answers(training.missed, preview({ missed: ['b', 'c'] }));
  await golfer.click(button('Shift the plan'));
  expect(
    await screen.findByText(/^Your missed sessions have changed in the meantime\./),
  ).toBeDefined();
  await waitFor(() => expect(effectOf('Move what fits')).toContain('2 of 2 fit'));
  server.answers(training.settleMissed, shift);
  await golfer.click(button('Shift the plan'));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ missed: ['b', 'c'] }));
});

test.each([
  [
    'the server fails',
    () => server.refuses('internal'),
    'Your plan has not changed. Please try again.',
  ],
  ['there is no connection', () => server.isUnreachable(), 'The connection dropped.'],
])('when %s, the dialog shows an error and keeps the chosen option', async (_case, fails, text) => {
  const { golfer } = await open();
  await golfer.click(way('Move what fits'));
  fails();
  await golfer.click(button('Move what fits'));
  expect(await screen.findByText(text)).toBeDefined();
  expect(way('Move what fits').checked).toBe(true);
});

test('the dialog cannot send while the choices load, and it says when no session is missed any longer', async () => {
  const answer = server.holds(training.missed, preview({ missed: [] }));
  await show();
  expect(await screen.findByText('Loading')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Shift the plan' })).toBeNull();
  answer();
  expect(await screen.findByText('Nothing left to catch up on.')).toBeDefined();
});

test('choices that fail to load can be loaded again', async () => {
  server.refuses('internal', training.missed);
  const { golfer } = await show();
  expect(await screen.findByText('Unable to Load the Choices')).toBeDefined();
  server.answers(training.missed, preview());
  await golfer.click(button('Try Again'));
  expect(await screen.findByRole('radiogroup')).toBeDefined();
});

describe('on the schedule', () => {
  const missed = (count: number) =>
    anEnrollment([
      aWeek(1, [
        ...Array.from({ length: count }, (_, index) =>
          aScheduledSession({ id: `m${index}`, scheduledDate: addDays('2026-05-11', index) }),
        ),
        aScheduledSession({ id: 'z', scheduledDate: '2026-05-16' }),
      ]),
    ]);
  const note = (count: number, changes = {}) =>
    renderScreen(<MissedNote enrollment={{ ...missed(count), ...changes }} />, {
      user: aGolfer(),
    });

  test('three missed sessions show a note that opens the choices', async () => {
    server.answers(training.missed, preview());
    const { golfer } = await note(3);
    const region = within(screen.getByRole('region', { name: '3 sessions missed' }));
    await golfer.click(region.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByRole('dialog', { name: 'Missed sessions' })).toBeDefined();
    expect(await screen.findByRole('radio', { name: 'Skip them all' })).toBeDefined();
    expect(server.calls(training.missed).map(({ params }) => params)).toEqual([
      { userProgramId: 'enrollment-1' },
    ]);
  });

  test('two missed sessions or a paused plan show no note', async () => {
    await note(2);
    expect(screen.queryByRole('region', { name: /missed/ })).toBeNull();
    await note(3, { pause: { from: '2026-05-12', to: '2026-05-20', reason: 'illness' } });
    expect(screen.queryByRole('region', { name: /missed/ })).toBeNull();
  });
});
