import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { type Hole, totalsOf } from '#domain/logbook/hole-card.ts';
import { openRoundForm } from '#testing/activity-dialog.tsx';
import { aRound, aRoundItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';

const server = stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const bogey: Hole = { par: 4, strokes: 5, putts: 2, fairway: true, green: false, penalties: 0 };
const scorecard = Array.from({ length: 18 }, () => bogey);
const totals = { ...totalsOf(scorecard), totalScore: 90 };

/** Opens the form of a round that was recorded hole by hole, with a bogey on each hole. */
async function edit(data: Partial<CalendarItem['data']> = {}) {
  const item = aRoundItem({ data: { ...totals, scorecard, ...data } });
  const { golfer, dialog } = await openRoundForm(server, item);
  server.answers(logbook.changeRound, aRound);
  const press = (name: string | RegExp) => golfer.click(dialog.getByRole('button', { name }));
  return { golfer, dialog, press };
}

const sent = () => server.calls(logbook.changeRound).map(({ body }) => body);

test('a golfer corrects a hole with the keys of the course, and its totals follow', async () => {
  const { dialog, press } = await edit();
  expect(dialog.queryByRole('spinbutton')).toBeNull();
  await press(/^Hole 7,/);
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Hole 7' }));
  await press('4 strokes');
  expect(
    dialog.getByRole('button', { name: 'Green in regulation: hit', pressed: true }),
  ).toBeDefined();
  await press('Done');
  const corrected = dialog.getByRole('button', { name: 'Hole 7, Par 4, 4 strokes, 2 putts' });
  expect(document.activeElement).toBe(corrected);
  expect(dialog.getByText('89 strokes, +17 against par after 18 holes')).toBeDefined();
  await press('Save changes');
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(sent()).toMatchObject([
    {
      name: 'Saturday medal',
      totalScore: 89,
      greensInRegulation: 1,
      putts: 36,
      fairwaysHit: 18,
      scorecard: scorecard.with(6, { ...bogey, strokes: 4, green: true }),
    },
  ]);
});

test('the score of a round in stroke play can be entered when a ball was picked up', async () => {
  const { golfer, dialog, press } = await edit();
  await press(/^Hole 7,/);
  await press('Picked up');
  await press('Done');
  const score = dialog.getByRole('spinbutton', { name: 'Total score' });
  await golfer.clear(score);
  await golfer.type(score, '93');
  await press('Save changes');
  expect(await screen.findByText('Changes saved')).toBeDefined();
  expect(sent()).toMatchObject([{ scoreType: 'strokeplay', totalScore: 93 }]);
  expect(sent()[0]?.scorecard?.[6]).toMatchObject({ strokes: null, pickedUp: true });
});

test('several holes are corrected in a row, and Undo takes the last tap back', async () => {
  const { dialog, press } = await edit();
  await press(/^Hole 1,/);
  expect(dialog.getByRole('button', { name: 'Previous hole' }).hasAttribute('disabled')).toBe(true);
  await press('3 putts');
  await press('Hole 2');
  await press('Fairway: missed');
  await press('6 strokes');
  await press('Undo');
  await press('Back');
  await press('Save changes');
  await screen.findByText('Changes saved');
  expect(sent()).toMatchObject([
    {
      totalScore: 90,
      putts: 37,
      fairwaysHit: 17,
      scorecard: [
        { ...bogey, putts: 3, green: true },
        { ...bogey, fairway: false },
        ...scorecard.slice(2),
      ],
    },
  ]);
});

test('another value of the form changes, and the holes are sent as they were stored', async () => {
  const unknown = { ...bogey, green: null, penalties: null };
  const stored = scorecard.with(3, unknown);
  const data = { scorecard: stored, greensInRegulation: 4, penalties: null, putts: null };
  const { golfer, dialog, press } = await edit(data);
  await golfer.type(dialog.getByLabelText('Name'), ' 2');
  await press('Save changes');
  await screen.findByText('Changes saved');
  expect(sent()).toMatchObject([
    { name: 'Saturday medal 2', greensInRegulation: 4, scorecard: stored },
  ]);
  expect(sent()[0]).not.toHaveProperty('putts');
});

test('a hole that lost its strokes is refused at the scorecard before anything is sent', async () => {
  const { dialog, press } = await edit();
  await press(/^Hole 3,/);
  await press('4+ putts');
  await press('4 putts');
  await press('Done');
  await press('Save changes');
  expect(await dialog.findByText('Enter the strokes of hole 3.')).toBeDefined();
  const group = dialog.getByRole('group', { name: 'Scorecard' });
  expect(group.getAttribute('aria-describedby')).not.toBeNull();
  expect(sent()).toEqual([]);
  await press(/^Hole 3,/);
  await press('7 strokes');
  await press('Done');
  expect(dialog.queryByText('Enter the strokes of hole 3.')).toBeNull();
});

test('a sum that no round can have is refused at the scorecard', async () => {
  const penalties = 2;
  const many = Array.from({ length: 18 }, () => ({ ...bogey, penalties }));
  const { dialog, press } = await edit({ ...totalsOf(many), totalScore: 90, scorecard: many });
  await press(/^Hole 1,/);
  await press('8 strokes');
  await press('Up 1');
  await press('Done');
  await press('Save changes');
  const card = dialog.getByRole('group', { name: 'Scorecard' });
  await vi.waitFor(() => expect(card.getAttribute('aria-describedby')).toMatch(/error/));
  expect(sent()).toEqual([]);
});

test('closing with a corrected hole asks first, but not after Undo', async () => {
  const { golfer, dialog, press } = await edit();
  await press(/^Hole 7,/);
  await press('4 strokes');
  await golfer.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await golfer.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByRole('button', { name: '4 strokes', pressed: true })).toBeDefined();
  await press('Undo');
  await golfer.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a correction that could not be sent stays in the form', async () => {
  const { dialog, press } = await edit();
  server.isUnreachable(logbook.changeRound);
  await press(/^Hole 7,/);
  await press('4 strokes');
  await press('Done');
  await press('Save changes');
  expect(await screen.findByText('Failed to save the changes')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Hole 7, Par 4, 4 strokes, 2 putts' })).toBeDefined();
});

test('the points of a Stableford round are typed, because they do not follow from the holes', async () => {
  const { golfer, dialog, press } = await edit({ scoreType: 'stableford', totalScore: 18 });
  await press(/^Hole 7,/);
  await press('4 strokes');
  await press('Done');
  const points = dialog.getByRole('spinbutton', { name: 'Total score' });
  await golfer.clear(points);
  await golfer.type(points, '19');
  await press('Save changes');
  await screen.findByText('Changes saved');
  expect(sent()).toMatchObject([
    { scoreType: 'stableford', totalScore: 19, greensInRegulation: 1 },
  ]);
});
