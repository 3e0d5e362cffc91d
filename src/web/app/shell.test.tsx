import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { progress } from '#contract/progress.ts';
import { training } from '#contract/training.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { inWeekFive, statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { useScreen } from '#web/platform/screen/screen.ts';
import { Failed } from './error-screens.tsx';
import { Shell } from './shell.tsx';

const server = stubServer();

const show = async (at: string, children: ReactNode = 'screen', user = aGolfer()) =>
  renderScreen(<Shell user={user}>{children}</Shell>, {
    at,
    user,
    reads: {
      '/api/user/stats': statsInWeekFive,
      '/api/user/notifications/unread-count': { count: 0, total: 0 },
    },
  });

const current = () =>
  within(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list'))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') !== null)
    .map((link) => link.textContent);

test.each([
  ['/', ['Today']],
  ['/programs', ['Programs']],
  ['/programs/p1', ['Programs']],
  ['/my-schedule/week/3', ['Schedule']],
  ['/social', ['Social']],
  ['/calendar-list', ['Schedule']],
  ['/progress', ['Progress']],
  ['/achievements', ['Progress']],
  ['/rounds', ['Progress']],
  ['/rounds/round-1', ['Progress']],
  ['/rounds-elsewhere', []],
  ['/programs-elsewhere', []],
  ['/profile', []],
])('on %s the ball marks the current navigation item %s', async (at, expected) => {
  await show(at);
  expect(current()).toEqual(expected);
});

test('the rail shows the level and the XP missing for the next level', async () => {
  await show('/');
  expect(screen.getByText('Level 7')).toBeDefined();
  expect(screen.getByText('660 XP to level 8')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('34');
});

test('a phone has no rail and does not request the rail’s data', async () => {
  const phone = vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  await renderScreen(<Shell user={aGolfer()}>screen</Shell>, {
    reads: { '/api/user/notifications/unread-count': { count: 0, total: 0 } },
  });
  expect(server.calls(progress.stats)).toEqual([]);
  phone.mockRestore();
});

test('the rail reloads its numbers when a tab was left open overnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-14T00:00:00Z') });
  await show('/');
  server.answers(progress.stats, { ...statsInWeekFive, totalXp: 6500 });
  vi.setSystemTime(Date.parse('2026-05-14T21:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('500 XP to level 8')).toBeDefined();
  expect(server.calls(progress.stats)).toHaveLength(1);
  vi.useRealTimers();
});

test('the header links to the profile and shows the golfer’s initials', async () => {
  await show('/');
  const [profile] = screen.getAllByRole('link', { name: 'ND, your profile' });
  expect(profile?.textContent).toBe('ND');
  expect(profile?.getAttribute('href')).toBe('/profile');
});

test('the header gets its own background after more than 24 px of scrolling', async () => {
  await show('/');
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
      fireEvent.scroll(window);
    });
  scrollTo(24);
  expect(header.classList.contains('is-stuck')).toBe(false);
  scrollTo(25);
  expect(header.classList.contains('is-stuck')).toBe(true);
});

test('a screen can set its own Back link', async () => {
  function Week() {
    useScreen({ back: '/my-schedule' });
    return 'week';
  }
  await show('/my-schedule/week/3', <Week />);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/my-schedule');
});

test.each([
  { at: '/progress', hero: true, says: 'lies on the turf exactly as long as there is a hero' },
  { at: '/', hero: false, says: 'of the home screen lies on it until that says there is none' },
])('the header $says', async ({ at, hero }) => {
  function Part() {
    useScreen({ hero });
    return 'part';
  }
  function Today() {
    const [shown, show] = useState(true);
    useScreen({ name: 'Today' });
    return (
      <button type="button" onClick={() => show(false)}>
        {shown && <Part />}
      </button>
    );
  }
  const { container, golfer } = await show(at, <Today />);
  const onTurf = () => container.querySelector('.app.on-turf') !== null;
  expect(onTurf()).toBe(hero);
  await golfer.click(screen.getByRole('button', { name: 'part' }));
  expect(onTurf()).toBe(!hero);
});

test('the header of a failed home screen has no turf background', async () => {
  const { container } = await show('/', <Failed error={new Error('broken')} />);
  expect(container.querySelector('.app.on-turf')).toBeNull();
});

test('the shell tells an offline golfer that everything is kept', async () => {
  const online = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await show('/');
  await screen.findByText(/Everything you log is kept/);
  if (online) Object.defineProperty(navigator, 'onLine', online);
  else Reflect.deleteProperty(navigator, 'onLine');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByText(/Everything you log is kept/)).toBeNull());
});

test('the session on the home screen is loaded at once, for a connection that soon ends', async () => {
  server.answers(training.coming, { version: 'none', content: null });
  server.answers(training.current, inWeekFive);
  server.answers(training.weeks, []);
  server.answers(logbook.calendar, []);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { client, router } = await show('/');
  const preload = vi.spyOn(router, 'preload');
  await act(async () => void vi.advanceTimersByTime(100));
  vi.useRealTimers();
  await waitFor(() => expect(server.calls(training.coming)).toHaveLength(1));
  const read = aDashboard();
  act(() => void client.setQueryData(['/api/user/dashboard'], read));
  const id = read.todaysSession.scheduledSessionId;
  await waitFor(() =>
    expect(preload).toHaveBeenCalledExactlyOnceWith(`/my-schedule/session/${id}`),
  );
});
