import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts, type User } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { health } from '#contract/health.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { noEffects } from '#testing/effects.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { setLanguage } from '#web/i18n/translation.ts';
import { golferOnDevice, setGolferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const server = stubServer();

beforeEach(() => localStorage.clear());
afterEach(async () => {
  celebratedNames();
  await setLanguage('en');
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

test('the profile header shows the golfer’s name, e-mail, role, and both handicaps', async () => {
  await show({ isAdmin: true, currentHandicap: '-2.3', goalHandicap: null });
  expect(screen.getByText(/^Achievements are measured from a handicap/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Nora Devlin' })).toBeDefined();
  expect(screen.getByText('nora.devlin@example.com')).toBeDefined();
  expect(screen.getByText('Admin')).toBeDefined();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['+2.3', 'N/A']);
});

test('the profile leads to the licenses of the software', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Licenses of the software' });
  expect(link.getAttribute('href')).toBe('/licenses.txt');
});

test.each([
  [{ firstName: null, lastName: null }, 'nora.devlin@example.com'],
  [{ firstName: '', lastName: '', email: '' }, 'Golfer'],
])(
  'the profile shows the e-mail or a default name for a golfer without a name',
  async (changes, name) => {
    await show(changes);
    expect(screen.getByRole('heading', { name })).toBeDefined();
    expect(screen.queryByText('Admin')).toBeNull();
  },
);

test('saving sends only the changed fields and shows the saved values', async () => {
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

test('saving another preference leaves a handicap changed on another device as it is', async () => {
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

test('the language choice shows each language under its own name', async () => {
  keep(aGolfer({ preferredLanguage: 'nl' }), []);
  const { golfer } = await show();
  const language = within(screen.getByRole('combobox', { name: 'Language' }));
  const names = language.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'Español', 'Français', 'Deutsch', 'Nederlands']);
  await golfer.selectOptions(screen.getByLabelText('Language'), 'Nederlands');
  await golfer.click(saveButton());
  await screen.findByText('Profiel bijgewerkt');
  expect(sent()).toEqual({ preferredLanguage: 'nl' });
});

test('a golfer can choose left-handed, and the app stores the new handedness', async () => {
  keep(aGolfer({ handedness: 'left' }), []);
  const { golfer, client } = await show();
  const hands = within(screen.getByRole('radiogroup', { name: 'Handedness' }));
  expect(hands.getByRole<HTMLInputElement>('radio', { name: 'Right-handed' }).checked).toBe(true);
  await golfer.click(hands.getByRole('radio', { name: 'Left-handed' }));
  await golfer.click(saveButton());
  await waitFor(() => expect(client.getQueryData(userQuery.queryKey)?.handedness).toBe('left'));
  expect(sent()).toEqual({ handedness: 'left' });
});

test('text typed during saving stays and is sent with the next save', async () => {
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

test('a plus handicap is shown and typed with a plus sign', async () => {
  keep();
  const { golfer } = await show({ goalHandicap: '-1.0' });
  expect(field('Goal handicap').value).toBe('+1.0');
  await golfer.clear(field('Goal handicap'));
  await golfer.type(field('Goal handicap'), '+2');
  await golfer.click(saveButton());
  await waitFor(() => expect(sent()?.goalHandicap).toBe('-2.0'));
});

test('arrow keys change a handicap by a tenth and pass through scratch', async () => {
  const { golfer } = await show({ currentHandicap: '0.1' });
  await golfer.type(field('Current handicap'), '{ArrowDown}{ArrowDown}');
  expect(field('Current handicap').value).toBe('+0.1');
});

test('the button shows the saving state and ignores a second press', async () => {
  server.hangs();
  const { golfer } = await show();
  await golfer.click(saveButton());
  const busy = await screen.findByRole('button', { name: 'Updating...' });
  await golfer.click(busy);
  expect(server.log()).toHaveLength(1);
});

test('a failed save shows an error and keeps the typed text', async () => {
  server.refuses('internal');
  const { golfer } = await show();
  await golfer.clear(field('First name'));
  await golfer.type(field('First name'), 'Norah');
  await golfer.click(saveButton());
  expect(await screen.findByText('Update Failed')).toBeDefined();
  expect(screen.getByText('Please try again later.')).toBeDefined();
  expect(field('First name').value).toBe('Norah');
});

test('an invalid handicap shows an error at its field and is not sent', async () => {
  const { golfer } = await show();
  await golfer.clear(field('Current handicap'));
  await golfer.type(field('Current handicap'), '54.5');
  await golfer.click(saveButton());
  expect(await screen.findByText(/Write it like 18.4/)).toBeDefined();
  expect(field('Current handicap').value).toBe('54.5');
  expect(server.log()).toEqual([]);
});

test('a chosen theme applies immediately, and leaving without saving restores the old theme', async () => {
  const { golfer, unmount } = await show({ themePreference: 'light' });
  await golfer.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  unmount();
  expect(localStorage.getItem('theme')).toBe('light');
});

const logOut = () => screen.getByRole('link', { name: 'Log Out' });

test('Log Out deletes the data on the device and goes to /api/logout', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  server.reads({ '/api/health/live': { status: 'ok' } });
  const { golfer } = await show();
  setGolferOnDevice('golfer-1');
  expect(logOut().getAttribute('href')).toBe('/api/logout');
  await golfer.click(logOut());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/logout'));
  expect(golferOnDevice()).toBeNull();
  leave.mockRestore();
});

test('without a connection, Log Out says so, and the device keeps its data', async () => {
  server.isUnreachable(health.live);
  const { golfer } = await show();
  setGolferOnDevice('golfer-1');
  await golfer.click(logOut());
  expect(await screen.findByText('Sign-out failed')).toBeDefined();
  expect(golferOnDevice()).toBe('golfer-1');
});

test.each([
  ['+5.0, better than scratch', '+5.0', '-5.0'],
  ['5.0', '5.0', '5.0'],
])(
  'a typed minus handicap asks for its meaning, and %s stores the chosen value',
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

/** The profile, and a button that leads elsewhere and back. */
function Leavable() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <ProfileScreen />}
      <button type="button" onClick={() => setHere(!isHere)}>
        Walk
      </button>
    </>
  );
}

test('unsaved changes are still there when the golfer comes back to the profile, which says so', async () => {
  keep();
  const { golfer } = await renderScreen(<Leavable />, { at: '/profile', user: aGolfer() });
  expect(screen.queryByText(/^Your changes from last time/)).toBeNull();
  await golfer.type(field('First name'), 'h');
  await golfer.click(screen.getByRole('button', { name: 'Walk' }));
  expect(screen.queryByLabelText('First name')).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Walk' }));
  expect(field('First name').value).toBe('Norah');
  expect(screen.getByText(/^Your changes from last time/)).toBeDefined();
  await golfer.click(saveButton());
  await waitFor(() => expect(sent()).toEqual({ firstName: 'Norah' }));
  await waitFor(() => expect(screen.queryByText(/^Your changes from last time/)).toBeNull());
});

test('unsaved changes survive a reload, and the golfer can discard them', async () => {
  const open = () => renderScreen(<Leavable />, { at: '/profile', user: aGolfer() });
  const before = await open();
  await before.golfer.type(field('First name'), 'h');
  before.unmount();
  const { golfer, unmount } = await open();
  expect(field('First name').value).toBe('Norah');
  await golfer.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('First name').value).toBe('Nora');
  expect(screen.queryByText(/^Your changes from last time/)).toBeNull();
  unmount();
  await open();
  expect(field('First name').value).toBe('Nora');
});
