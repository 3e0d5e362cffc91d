import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { aRound } from '#testing/an-activity.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AddSessionDialog } from './add-session-dialog.tsx';

const server = stubServer();

const show = () => renderScreen(<AddSessionDialog open onClose={() => {}} />, { user: aGolfer() });
type Golfer = Awaited<ReturnType<typeof show>>['golfer'];

const choose = (golfer: Golfer, name: string) =>
  golfer.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const press = (golfer: Golfer, name: string) => golfer.click(screen.getByRole('button', { name }));
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

test.each(['601', '99999'])('%s minutes show an error and are not shortened', async (typed) => {
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.type(text('Title'), 'Range');
  await golfer.clear(number('Duration'));
  await golfer.type(number('Duration'), `${typed}{Enter}`);
  expect(screen.getByText('At most 600 minutes')).toBeDefined();
  expect(number('Duration').value).toBe(typed);
  expect(server.log()).toEqual([]);
});

test.each([
  ['-5', 'Duration must be at least 1 minute'],
  ['30.5', 'Use a whole number.'],
  ['half', 'This is not a number.'],
])('%s minutes stay in the field, which shows: %s', async (typed, fault) => {
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.type(text('Title'), 'Range');
  await golfer.clear(number('Duration'));
  await golfer.type(number('Duration'), typed);
  await press(golfer, 'Add session');
  expect(await screen.findByText(fault)).toBeDefined();
  expect(number('Duration').value).toBe(typed);
  expect(server.log()).toEqual([]);
});

test.each([
  ['Total score', '85.5', 'Use a whole number.'],
  ['Total score', '-4', 'From 1 to 300'],
  ['Total score', 'x', 'This is not a number.'],
  ['Fairways hit', '-1', 'From 0 to 18'],
  ['Fairways hit', 'x', 'This is not a number.'],
  ['Greens', '9.5', 'Use a whole number.'],
])('%s %s stays in the field, which shows: %s', async (field, typed, fault) => {
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  await golfer.type(number(field), typed);
  await press(golfer, 'Add round');
  expect(await screen.findByText(fault)).toBeDefined();
  expect(number(field).value).toBe(typed);
});

test.each(['28', 'tomorrow', '30 February'])(
  '"%s" is not taken for a missing date',
  async (typed) => {
    const { golfer } = await show();
    await choose(golfer, 'Training Session');
    await golfer.type(text('Title'), 'Range');
    const date = screen.getByLabelText<HTMLInputElement>('Date');
    await golfer.clear(date);
    await golfer.type(date, typed);
    await press(golfer, 'Add session');
    expect(await screen.findByText(/^This is not a date\./)).toBeDefined();
    expect(date.value).toBe(typed);
    expect(screen.queryByText('Date is required')).toBeNull();
    expect(server.log()).toEqual([]);
  },
);

test.each([
  ['Strokeplay', '18', '99999', 'From 1 to 300'],
  ['Strokeplay', '9', '151', 'From 1 to 150'],
  ['Stableford', '18', '109', 'From 1 to 108'],
  ['Stableford', '9', '300', 'From 1 to 54'],
])(
  'in %s on %s holes a score of %s stays in the field, and the field shows %s',
  async (kind, holes, score, range) => {
    server.answers(logbook.addRound, { ...aRound, effects: noEffects });
    const { golfer } = await show();
    await choose(golfer, 'Track Round');
    await golfer.click(screen.getByRole('radio', { name: kind }));
    await golfer.click(screen.getByRole('radio', { name: holes }));
    await golfer.type(text('Name'), 'Medal');
    await golfer.type(number('Total score'), score);
    await press(golfer, 'Add round');
    expect(screen.getByText(range)).toBeDefined();
    expect(number('Total score').value).toBe(score);
    expect(server.log()).toEqual([]);
    await golfer.clear(number('Total score'));
    await golfer.type(number('Total score'), '45');
    await press(golfer, 'Add round');
    expect(await screen.findByText('Round Added')).toBeDefined();
  },
);

test('a score above the Stableford limit becomes valid after switching to strokeplay', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Track Round');
  await golfer.click(screen.getByRole('radio', { name: 'Stableford' }));
  await golfer.type(number('Total score'), '120');
  await press(golfer, 'Add round');
  expect(screen.getByText('From 1 to 108')).toBeDefined();
  await golfer.click(screen.getByRole('radio', { name: 'Strokeplay' }));
  expect(screen.queryByText(/^From 1 to/)).toBeNull();
});
