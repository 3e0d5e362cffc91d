import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activities } from '#contract/activities.ts';
import type { CalendarItem } from '#contract/activities-schemas.ts';
import { aPractice, aPracticeItem, aRound, aRoundItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CalendarScreen } from '../calendar/calendar-screen.tsx';

const server = stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the details of an activity in the calendar. Without answers, the calendar stays the same. */
async function open(item: CalendarItem) {
  server.answers(activities.calendar, [item]);
  const { golfer } = await renderScreen(<CalendarScreen />, {
    user: aGolfer(),
    reads: { '/api/user/activity-calendar': [item], '/api/user/current-program': null },
  });
  await golfer.click(screen.getByRole('button', { name: new RegExp(item.title) }));
  return { golfer, dialog: within(await screen.findByRole('dialog')) };
}

test('a golfer corrects a round: the form has its values, and all of them are sent', async () => {
  const { golfer, dialog } = await open(aRoundItem({ data: { putts: 33, courseRating: 71.4 } }));
  server.answers(activities.changeRound, aRound);
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('dialog', { name: 'Edit round' })).toBeDefined();
  const score = dialog.getByRole('spinbutton', { name: 'Total score' });
  expect((score as HTMLInputElement).value).toBe('91');
  await golfer.clear(score);
  await golfer.type(score, '89');
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls(activities.changeRound)).toMatchObject([
    {
      params: { id: 'round-1' },
      body: {
        name: 'Saturday medal',
        location: 'Links at Muriwai',
        holes: 18,
        roundType: 'match',
        scoreType: 'strokeplay',
        totalScore: 89,
        fairwaysHit: 7,
        greensInRegulation: 4,
        putts: 33,
        courseRating: 71.4,
        sessionDate: '2026-05-09',
      },
    },
  ]);
});

test('practice is changed in its own form, and a fault is shown before anything is sent', async () => {
  const { golfer, dialog } = await open(aPracticeItem());
  server.answers(activities.changePractice, aPractice);
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  await golfer.clear(dialog.getByLabelText('Title'));
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Title is required')).toBeDefined();
  await golfer.type(dialog.getByLabelText('Title'), 'Short game');
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(server.calls(activities.changePractice)).toMatchObject([
    { body: { title: 'Short game', duration: 35, notes: 'Half swings with the 54.' } },
  ]);
});

test('the numbers of a scorecard cannot be typed, and the card is sent unchanged', async () => {
  const hole = { par: 4 as const, strokes: 5, putts: 2, fairway: null, green: null, penalties: 0 };
  const scorecard = Array.from({ length: 18 }, () => hole);
  const data = { totalScore: 90, fairwaysHit: null, greensInRegulation: null, scorecard };
  const { golfer, dialog } = await open(aRoundItem({ data }));
  server.answers(activities.changeRound, aRound);
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  expect(dialog.queryByRole('spinbutton')).toBeNull();
  expect(dialog.getByText(/come from the scorecard/)).toBeDefined();
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changes saved');
  expect(server.calls(activities.changeRound)).toMatchObject([
    { body: { totalScore: 90, scorecard } },
  ]);
});

test('a round is deleted only after a confirmation that says what is lost', async () => {
  const { golfer, dialog } = await open(aRoundItem());
  server.answers(activities.deleteRound, { success: true });
  await golfer.click(dialog.getByRole('button', { name: 'Delete round' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/XP are taken back/)).toBeDefined();
  await golfer.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.calls(activities.deleteRound)).toEqual([]);
  await golfer.click(dialog.getByRole('button', { name: 'Delete round' }));
  await golfer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Round deleted')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when another device has deleted it already, the dialog closes and the calendar is read again', async () => {
  const { golfer, dialog } = await open(aPracticeItem());
  server.answers(activities.calendar, []);
  server.refuses('not_found', activities.deletePractice);
  await golfer.click(dialog.getByRole('button', { name: 'Delete practice' }));
  await golfer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Failed to delete')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Range, wedges only')).toBeNull());
});
