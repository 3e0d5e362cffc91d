import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activities } from '#contract/activities.ts';
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

test('the minus sign is ignored in minutes, strokes, and counts', async () => {
  const { golfer } = await show();
  await choose(golfer, 'Training Session');
  await golfer.clear(number('Duration'));
  await golfer.type(number('Duration'), '-5');
  expect(number('Duration').value).toBe('5');
  await press(golfer, 'Back');
  await choose(golfer, 'Track Round');
  for (const field of ['Total score', 'Fairways hit', 'Greens']) {
    await golfer.type(number(field), '-4');
    expect(number(field).value).toBe('4');
  }
});

test.each([
  ['Strokeplay', '18', '99999', 'From 1 to 300'],
  ['Strokeplay', '9', '151', 'From 1 to 150'],
  ['Stableford', '18', '109', 'From 1 to 108'],
  ['Stableford', '9', '300', 'From 1 to 54'],
])(
  'in %s on %s holes a score of %s stays in the field, and the field shows %s',
  async (kind, holes, score, range) => {
    server.answers(activities.addRound, { ...aRound, effects: noEffects });
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
