import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { openActivity, openRoundForm, showRound } from '#testing/activity-dialog.tsx';
import { aPractice, aPracticeItem, aRound, aRoundItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';

const server = stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (item: CalendarItem) => openActivity(server, item);

test('a golfer corrects a round: the form has its values, and all of them are sent', async () => {
  const round = aRoundItem({ data: { putts: 33, courseRating: 71.4 } });
  const { golfer, dialog } = await openRoundForm(server, round);
  server.answers(logbook.changeRound, aRound);
  const score = dialog.getByRole('spinbutton', { name: 'Total score' });
  expect((score as HTMLInputElement).value).toBe('91');
  await golfer.clear(score);
  await golfer.type(score, '89');
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.calls(logbook.changeRound)).toMatchObject([
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
  server.answers(logbook.changePractice, aPractice);
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  await golfer.clear(dialog.getByLabelText('Title'));
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Title is required')).toBeDefined();
  await golfer.type(dialog.getByLabelText('Title'), 'Short game');
  await golfer.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(server.calls(logbook.changePractice)).toMatchObject([
    { body: { title: 'Short game', duration: 35, notes: 'Half swings with the 54.' } },
  ]);
});

test('closing a changed form asks first, and the values are still there afterwards', async () => {
  const { golfer, dialog } = await open(aPracticeItem());
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  await golfer.type(dialog.getByLabelText('Title'), ' and bunker');
  await golfer.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await golfer.click(question.getByRole('button', { name: 'Keep editing' }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Range, wedges only and bunker');
  await golfer.click(dialog.getByRole('button', { name: 'Close' }));
  await golfer.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(logbook.changePractice)).toEqual([]);
});

test('a form without changes closes without a question', async () => {
  const { golfer } = await openRoundForm(server, aRoundItem());
  await golfer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a round is deleted only after a confirmation that says what is lost', async () => {
  const { golfer, router } = await showRound(aRoundItem());
  const page = within(screen.getByRole('article'));
  server.answers(logbook.deleteRound, { success: true });
  server.answers(logbook.calendar, []);
  await golfer.click(page.getByRole('button', { name: 'Delete round' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/XP are taken back/)).toBeDefined();
  await golfer.click(question.getByRole('button', { name: 'Cancel' }));
  expect(server.calls(logbook.deleteRound)).toEqual([]);
  await golfer.click(page.getByRole('button', { name: 'Delete round' }));
  await golfer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Round deleted')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/rounds'));
});

test('when another device has deleted it already, the dialog closes and the calendar is read again', async () => {
  const { golfer, dialog } = await open(aPracticeItem());
  server.answers(logbook.calendar, []);
  server.refuses('not_found', logbook.deletePractice);
  await golfer.click(dialog.getByRole('button', { name: 'Delete practice' }));
  await golfer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Failed to delete')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Range, wedges only')).toBeNull());
});

test('only another date of more than a week ago says what the entry no longer counts for', async () => {
  const { golfer, dialog } = await open(aPracticeItem({ date: '2026-05-05' }));
  await golfer.click(dialog.getByRole('button', { name: 'Edit' }));
  const says = () => dialog.queryByText(/^More than a week ago: it counts in your log/) !== null;
  expect(says()).toBe(false);
  const date = dialog.getByLabelText('Date');
  await golfer.clear(date);
  await golfer.type(date, '2026-05-04');
  await golfer.tab();
  expect(says()).toBe(true);
});
