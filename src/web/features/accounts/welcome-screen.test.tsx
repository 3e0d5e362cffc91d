import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const fetchStub = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchStub);
afterEach(() => fetchStub.mockReset());

const answer = (save: () => Response) =>
  fetchStub.mockImplementation(async (url) =>
    url === '/api/user/profile'
      ? save()
      : new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  );
const newcomer = aGolfer({ currentHandicap: null, goalHandicap: null });
const show = () => renderScreen(<WelcomeScreen />, { at: '/welcome', user: newcomer });
const handicap = (label: string) => screen.getByRole('spinbutton', { name: label });
const saves = () => fetchStub.mock.calls.filter(([url]) => url === '/api/user/profile');
const sent = () => JSON.parse(String(saves().at(-1)?.[1]?.body));
const goOn = () => screen.getByRole('button', { name: 'Choose a program' });

test('both numbers are kept, a plus handicap too, and the programs come next', async () => {
  answer(() => Response.json(newcomer));
  const { golfer, router } = await show();
  await golfer.type(handicap('Current handicap'), '1.4');
  await golfer.type(handicap('Goal handicap'), '+2.0');
  await golfer.click(goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(sent()).toEqual({ currentHandicap: '1.4', goalHandicap: '-2.0' });
});

test('a golfer without a handicap only sets the goal', async () => {
  answer(() => Response.json(newcomer));
  const { golfer } = await show();
  await golfer.type(handicap('Current handicap'), '30');
  await golfer.click(screen.getByRole('checkbox', { name: 'I do not have one yet' }));
  await golfer.type(handicap('Goal handicap'), '36');
  await golfer.click(goOn());
  await waitFor(() => expect(sent()).toEqual({ goalHandicap: '36.0' }));
});

test('nothing has to be said to go on', async () => {
  answer(() => Response.json(newcomer));
  const { golfer, router } = await show();
  expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/programs');
  await golfer.click(goOn());
  await waitFor(() => expect(router.state.location.pathname).toBe('/programs'));
  expect(saves()).toEqual([]);
});

test('a failure says that the numbers are not saved, and they stay', async () => {
  answer(() => Response.json({ code: 'unavailable' }, { status: 503 }));
  const { golfer } = await show();
  await golfer.type(handicap('Goal handicap'), '12');
  await golfer.click(goOn());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Your numbers are not saved yet/)).toBeDefined();
  expect((handicap('Goal handicap') as HTMLInputElement).value).toBe('12.0');
});
