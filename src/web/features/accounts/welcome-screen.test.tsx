import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const server = stubServer();

const newcomer = aGolfer({ currentHandicap: null, goalHandicap: null });
const show = () => renderScreen(<WelcomeScreen />, { at: '/welcome', user: newcomer });
const handicap = (label: string) => screen.getByRole('spinbutton', { name: label });
const sent = () => server.calls(accounts.updateProfile).at(-1)?.body;
const saves = () => server.answers(accounts.updateProfile, newcomer);
const goOn = () => screen.getByRole('button', { name: 'Choose a program' });

test('the screen saves both handicaps, including a plus handicap, and continues to the programs', async () => {
  saves();
  const { golfer, router } = await show();
  await golfer.type(handicap('Current handicap'), '1.4');
  await golfer.type(handicap('Goal handicap'), '+2.0');
  await golfer.click(goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(sent()).toEqual({ currentHandicap: '1.4', goalHandicap: '-2.0' });
});

test('a golfer without a handicap sets only the goal', async () => {
  saves();
  const { golfer } = await show();
  await golfer.type(handicap('Current handicap'), '30');
  await golfer.click(screen.getByRole('checkbox', { name: 'I do not have one yet' }));
  await golfer.type(handicap('Goal handicap'), '36');
  await golfer.click(goOn());
  await waitFor(() => expect(sent()).toEqual({ goalHandicap: '36.0' }));
});

test('typed handicaps survive leaving the screen until they are saved', async () => {
  const first = await show();
  await first.golfer.type(handicap('Goal handicap'), '12');
  await first.golfer.click(screen.getByRole('checkbox', { name: 'I do not have one yet' }));
  first.unmount();
  saves();
  const { golfer, unmount } = await show();
  expect(handicap('Goal handicap')).toHaveProperty('value', '12.0');
  expect(
    screen.getByRole('checkbox', { name: 'I do not have one yet', checked: true }),
  ).toBeDefined();
  await golfer.click(goOn());
  await waitFor(() => expect(sent()).toEqual({ goalHandicap: '12.0' }));
  unmount();
  await show();
  expect(handicap('Goal handicap')).toHaveProperty('value', '');
});

test('a golfer can continue without entering anything', async () => {
  saves();
  const { golfer, router } = await show();
  expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/programs');
  await golfer.click(goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(server.log()).toEqual([]);
});

test('a failed save shows that the handicaps are not saved and keeps the typed values', async () => {
  server.refuses('unavailable');
  const { golfer } = await show();
  await golfer.type(handicap('Goal handicap'), '12');
  await golfer.click(goOn());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Your numbers are not saved yet/)).toBeDefined();
  expect((handicap('Goal handicap') as HTMLInputElement).value).toBe('12.0');
});

const howToWrite = 'Write it like 18.4 or +2.0, up to 54.0';
test.each([
  ['54.1', howToWrite],
  ['scratch', howToWrite],
  ['18.45', 'A handicap has one decimal, such as 18.4.'],
])('"%s" shows an error at its field and stays in the field', async (typed, fault) => {
  const { golfer, router } = await show();
  await golfer.type(handicap('Current handicap'), typed);
  await golfer.click(goOn());
  expect(await screen.findByText(fault)).toBeDefined();
  expect((handicap('Current handicap') as HTMLInputElement).value).toBe(typed);
  expect(handicap('Current handicap').getAttribute('aria-invalid')).toBe('true');
  expect(router.state.location.pathname).toBe('/welcome');
  expect(server.log()).toEqual([]);
});

test('an impossible handicap does not block a golfer without a handicap or after it is cleared', async () => {
  saves();
  const { golfer, router } = await show();
  await golfer.type(handicap('Current handicap'), '99');
  await golfer.type(handicap('Goal handicap'), '99');
  await golfer.click(goOn());
  expect(await screen.findAllByText(/^Write it like/)).toHaveLength(2);
  await golfer.click(screen.getByRole('checkbox', { name: 'I do not have one yet' }));
  expect(screen.getAllByText(/^Write it like/)).toHaveLength(1);
  await golfer.clear(handicap('Goal handicap'));
  await golfer.click(goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
});

test.each([
  ['+5.0, better than scratch', '+5.0', '-5.0'],
  ['5.0', '5.0', '5.0'],
])(
  'a typed minus asks for its meaning, and %s stores the chosen value',
  async (answer, shown, told) => {
    saves();
    const { golfer } = await show();
    await golfer.type(handicap('Current handicap'), '-5');
    await golfer.tab();
    expect((handicap('Current handicap') as HTMLInputElement).value).toBe('-5');
    await golfer.click(goOn());
    expect(server.log()).toEqual([]);
    expect(screen.getByText('Which do you mean?')).toBeDefined();
    await golfer.click(screen.getByRole('button', { name: answer }));
    expect(screen.queryByText('Which do you mean?')).toBeNull();
    expect((handicap('Current handicap') as HTMLInputElement).value).toBe(shown);
    expect(document.activeElement).toBe(handicap('Current handicap'));
    await golfer.click(goOn());
    await waitFor(() => expect(sent()).toEqual({ currentHandicap: told }));
  },
);
