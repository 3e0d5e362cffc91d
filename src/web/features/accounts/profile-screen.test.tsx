import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accounts, type User } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { userQuery } from '#web/platform/session/user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const server = stubServer();

beforeEach(() => localStorage.clear());
afterEach(() => {
  celebratedNames();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole('button', { name: 'Save Changes' });
const sent = () => server.calls(accounts.updateProfile).at(-1)?.body;

const show = (changes: Partial<User> = {}) =>
  renderScreen(<ProfileScreen />, { at: '/profile', user: aGolfer(changes) });

const unlockedAchievements = [anAchievement({ name: 'Two strokes off' })];

type Profile = ResponseOf<typeof accounts.updateProfile>;

/** Makes the server store the changes it receives. */
const keep = (onServer = aGolfer(), unlocked = unlockedAchievements) =>
  server.answersBy(
    accounts.updateProfile,
    ({ body }) =>
      ({
        ...onServer,
        ...body,
        effects: { ...noEffects, unlockedAchievements: unlocked },
      }) as Profile,
  );

test('the head shows who this is and both handicaps', async () => {
  await show({ isAdmin: true, currentHandicap: '-2.3', goalHandicap: null });
  expect(screen.getByRole('heading', { name: 'Nora Devlin' })).toBeDefined();
  expect(screen.getByText('nora.devlin@example.com')).toBeDefined();
  expect(screen.getByText('Admin')).toBeDefined();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['+2.3', 'N/A']);
});

test.each([
  [{ firstName: null, lastName: null }, 'nora.devlin@example.com'],
  [{ firstName: '', lastName: '', email: '' }, 'Golfer'],
])('a golfer without a name is shown by what is known', async (changes, name) => {
  await show(changes);
  expect(screen.getByRole('heading', { name })).toBeDefined();
  expect(screen.queryByText('Admin')).toBeNull();
});

test('saving sends what was changed and shows what was kept', async () => {
  keep();
  const { golfer, client } = await show();
  await golfer.clear(field('Current handicap'));
  await golfer.type(field('Current handicap'), '17,9');
  await golfer.clear(field('Goal handicap'));
  await golfer.click(screen.getByRole('radio', { name: 'Imperial' }));
  await golfer.click(saveButton());

  expect(await screen.findByText('Profile Updated')).toBeDefined();
  expect(celebratedNames()).toEqual(['Two strokes off']);
  expect(sent()).toEqual({
    currentHandicap: '17.9',
    goalHandicap: null,
    preferredUnits: 'imperial',
  });
  expect(field('Current handicap').value).toBe('17.9');
  expect(client.getQueryData(userQuery.queryKey)?.preferredUnits).toBe('imperial');
});

test('another preference leaves a handicap alone that was told on another device', async () => {
  keep(aGolfer({ currentHandicap: '16.2' }), []);
  const { golfer } = await show({ currentHandicap: '18.4' });
  await golfer.click(screen.getByRole('radio', { name: 'Imperial' }));
  await golfer.click(saveButton());
  await waitFor(() => expect(field('Current handicap').value).toBe('16.2'));
  expect(sent()).toEqual({ preferredUnits: 'imperial' });
  await golfer.click(saveButton());
  await waitFor(() => expect(server.calls(accounts.updateProfile)).toHaveLength(2));
  expect(sent()).toEqual({});
});

test('a language is chosen by the name its speakers give it', async () => {
  keep(aGolfer({ preferredLanguage: 'nl' }), []);
  const { golfer } = await show();
  const language = within(screen.getByRole('combobox', { name: 'Language' }));
  const names = language.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'Español', 'Français', 'Deutsch', 'Nederlands']);
  await golfer.selectOptions(screen.getByLabelText('Language'), 'Nederlands');
  await golfer.click(saveButton());
  await waitFor(() => expect(sent()).toEqual({ preferredLanguage: 'nl' }));
});

test('a left-handed golfer says so, and everything drawn follows', async () => {
  keep(aGolfer({ handedness: 'left' }), []);
  const { golfer, client } = await show();
  const hands = within(screen.getByRole('radiogroup', { name: 'Handedness' }));
  expect(hands.getByRole<HTMLInputElement>('radio', { name: 'Right-handed' }).checked).toBe(true);
  await golfer.click(hands.getByRole('radio', { name: 'Left-handed' }));
  await golfer.click(saveButton());
  await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.handedness).toBe('left'));
  expect(sent()).toEqual({ handedness: 'left' });
});

test('what is typed while it is saved stays, and is sent with the next saving', async () => {
  const saved = aGolfer({ firstName: 'Norah', lastName: 'Devlin-Reyes' });
  const arrive = server.holds(accounts.updateProfile, saved);
  const { golfer } = await show();
  await golfer.type(field('First name'), 'h');
  await golfer.click(saveButton());
  await golfer.type(field('First name'), '{Backspace}');
  arrive();
  await waitFor(() => expect(field('Last name').value).toBe('Devlin-Reyes'));
  expect(field('First name').value).toBe('Nora');
  keep();
  await golfer.click(saveButton());
  await waitFor(() => expect(server.calls(accounts.updateProfile)).toHaveLength(2));
  expect(sent()).toEqual({ firstName: 'Nora' });
});

test('a plus handicap is written with its plus', async () => {
  keep();
  const { golfer } = await show({ goalHandicap: '-1.0' });
  expect(field('Goal handicap').value).toBe('+1.0');
  await golfer.clear(field('Goal handicap'));
  await golfer.type(field('Goal handicap'), '+2');
  await golfer.click(saveButton());
  await waitFor(() => expect(sent()?.goalHandicap).toBe('-2.0'));
});

test('arrow keys move a handicap by a tenth, through scratch', async () => {
  const { golfer } = await show({ currentHandicap: '0.1' });
  await golfer.type(field('Current handicap'), '{ArrowDown}{ArrowDown}');
  expect(field('Current handicap').value).toBe('+0.1');
});

test('while it is saved the button says so and takes no second press', async () => {
  server.hangs();
  const { golfer } = await show();
  await golfer.click(saveButton());
  const busy = await screen.findByRole('button', { name: 'Updating...' });
  await golfer.click(busy);
  expect(server.log()).toHaveLength(1);
});

test('a failure says so and nothing typed is lost', async () => {
  server.refuses('internal');
  const { golfer } = await show();
  await golfer.clear(field('First name'));
  await golfer.type(field('First name'), 'Norah');
  await golfer.click(saveButton());
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.')).toBeDefined();
  expect(field('First name').value).toBe('Norah');
});

test('a text that is no handicap is told at its field and not sent', async () => {
  const { golfer } = await show();
  await golfer.clear(field('Current handicap'));
  await golfer.type(field('Current handicap'), '54.5');
  await golfer.click(saveButton());
  expect(await screen.findByText(/Write it like 18.4/)).toBeDefined();
  expect(field('Current handicap').value).toBe('54.5');
  expect(server.log()).toEqual([]);
});

test('a theme shows at once, and without saving the old one comes back', async () => {
  const { golfer, unmount } = await show({ themePreference: 'light' });
  await golfer.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  unmount();
  expect(localStorage.getItem('theme')).toBe('light');
});

test('logging out is a navigation of the browser', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Log Out' });
  expect(link.getAttribute('href')).toBe('/api/logout');
});

test.each([
  ['+5.0, better than scratch', '+5.0', '-5.0'],
  ['5.0', '5.0', '5.0'],
])(
  'a handicap with a minus is asked about, and %s is what was meant',
  async (answer, shown, told) => {
    keep();
    const { golfer } = await show();
    await golfer.clear(field('Goal handicap'));
    await golfer.type(field('Goal handicap'), '-5');
    await golfer.click(saveButton());
    expect(server.log()).toEqual([]);
    expect(field('Goal handicap').value).toBe('-5');
    await golfer.click(screen.getByRole('button', { name: answer }));
    expect(field('Goal handicap').value).toBe(shown);
    expect(document.activeElement).toBe(field('Goal handicap'));
    await golfer.click(saveButton());
    await waitFor(() => expect(sent()?.goalHandicap).toBe(told));
  },
);
