import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { builder } from '#contract/builder.ts';
import { aProgram } from '#testing/a-plan.ts';
import { someHealth, someStatistics, someStorage } from '#testing/admin-statistics.ts';
import { longWait } from '#testing/long-wait.ts';
import { type Reads, stubServer } from '#testing/stub-server.ts';
import { aGolfer } from '#testing/web.tsx';
import { answerGolfer, answerVisitor, openApp } from '#testing/whole-app.tsx';
import { adminRoutes } from './admin-routes.ts';

const server = stubServer();

const counts = {
  '/api/health/detail': someHealth(),
  '/api/auth/user': aGolfer({ isAdmin: true }),
  '/api/admin/users': { users: [], nextCursor: null, total: 12 },
  '/api/admin/user-programs': {
    userPrograms: [],
    nextCursor: null,
    counts: { total: 9, active: 7 },
  },
  '/api/admin/content': {
    programs: { total: 5, active: 5 },
    exercises: { total: 64, deleted: 0 },
  },
  '/api/admin/statistics': someStatistics(),
  '/api/admin/programs': [],
  '/api/admin/storage': someStorage,
} satisfies Reads;

const golfer = () => answerGolfer(server);
const visitor = () => answerVisitor(server);

const screens = [
  ...['/admin', '/admin/broadcasts', '/admin/programs', '/admin/exercises'],
  ...['/admin/audit-log', '/admin/reports', '/admin/users', '/admin/installation'],
  '/admin/backups',
];

test('this file covers every administration screen except the builder and its preview', () => {
  const guarded = Object.keys(adminRoutes).filter(
    (path) => !path.startsWith('/admin/programs/$id/'),
  );
  expect(guarded.sort()).toEqual(screens.toSorted());
});

test('a separate preview page redirects to the builder, which checks for administrator rights', async () => {
  golfer();
  const { router } = openApp('/admin/programs/p1/preview');
  expect(await screen.findByRole('heading', { name: 'Admin access required' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/programs/p1/builder');
});

test('inside the builder’s frame, the header and navigation are inert and enrolling sends no request', async () => {
  answerGolfer(server, { '/api/auth/user': aGolfer({ isAdmin: true }) });
  server.answers(builder.preview, aProgram({ name: 'Winter' }));
  vi.stubGlobal('parent', {});
  onTestFinished(() => void vi.stubGlobal('parent', window));
  openApp('/admin/programs/p1/preview');
  const panel = await screen.findByRole('complementary', { name: 'Ready to Start' });
  expect(within(panel).getByText('per week')).toBeDefined();
  for (const part of ['banner', 'navigation'] as const)
    expect(screen.getByRole(part, { hidden: true }).inert, part).toBe(true);
  fireEvent.click(within(panel).getByRole('button', { name: 'Enroll in Program' }));
  const says = 'This is only a preview: nobody can enroll from here.';
  expect(await screen.findByText(says, { selector: '.toast p' })).toBeDefined();
  expect(server.log().filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  ...screens.map((path) => ['a golfer', path, golfer] as const),
  ...screens.map((path) => ['a visitor', path, visitor] as const),
])(
  '%s at %s sees an access denied message and is redirected to the home screen',
  async (_, path, answer) => {
    answer();
    const { router } = openApp(path);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined();
    expect(await screen.findByText('Access Denied', { selector: '.toast b' })).toBeDefined();
    const why = screen.getByText('Admin privileges required.', { selector: '.toast p' });
    expect(why).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'), longWait);
    expect(server.log().filter((call) => call.includes('/api/admin'))).toEqual([]);
  },
);

test.each([
  ['mailed_link', 'Sign out and sign in again. You get a link by email: open it, then sign in.'],
  ['setup', 'or run on its machine: npm run make-admin -- nora.devlin@example.com'],
] as const)(
  'a golfer whose address is listed for administrators but not verified stays and reads what is missing: %s',
  async (missing, says) => {
    answerGolfer(server, { '/api/setup/proof': { missing } });
    const { router } = openApp('/admin');
    expect(await screen.findByText(says, { exact: false })).toBeDefined();
    expect(
      screen.getByText(/The server lists nora.devlin@example.com as an administrator/),
    ).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/admin');
  },
);

test.each([...screens, '/admin/programs/p1/builder'])(
  'an administrator who has to set up a second step first is led to the profile from %s, and nothing is read',
  async (path) => {
    answerGolfer(server, {
      ...counts,
      '/api/user/second-step': { codes: false, recoveryCodesLeft: 0, passkeys: [], isNeeded: true },
    });
    openApp(path);
    expect(
      await screen.findByRole('heading', { name: 'Set up a second step first' }),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: 'Go to profile' });
    expect(link.getAttribute('href')).toBe('/profile');
    expect(server.log().filter((call) => call.includes('/api/admin'))).toEqual([]);
  },
);

test('the access guard redirects to the home screen after half a second and not earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    golfer();
    const { router } = openApp('/admin');
    const denied = () => screen.getByRole('heading', { name: 'Access Denied' });
    // Each poll takes one of the 500 ms.
    await vi.waitFor(denied, { timeout: longWait.timeout, interval: 1 });
    await act(() => vi.advanceTimersByTimeAsync(480));
    expect(router.history.location.pathname).toBe('/admin');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(router.history.location.pathname).toBe('/');
  } finally {
    vi.useRealTimers();
  }
});

test('the header of the home screen links administrators to the administration', async () => {
  answerGolfer(server, counts);
  const { golfer, router } = openApp('/');
  const header = within(await screen.findByRole('banner'));
  await golfer.click(await header.findByRole('link', { name: 'Administration' }));
  expect(await screen.findByRole('heading', { name: 'Platform Statistics' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin');
});

test('the home screen shows a golfer no links to the administration', async () => {
  answerGolfer(server);
  openApp('/');
  await screen.findByRole('heading', { name: /^Landing spots/ });
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Admin' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Admin tests' })).toBeNull();
});

test('the side navigation links administrators to every administration screen', async () => {
  answerGolfer(server, counts);
  openApp('/');
  const group = within(await screen.findByRole('region', { name: 'Admin' }));
  const links = group.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/admin'],
    ['Programs', '/admin/programs'],
    ['Exercises', '/admin/exercises'],
    ['Broadcasts', '/admin/broadcasts'],
    ['Backup', '/admin/backups'],
  ]);
});

test('every administration screen shows tabs for all administration screens on phones', async () => {
  answerGolfer(server, { ...counts, '/api/admin/broadcasts': [] });
  const { golfer, router } = openApp('/admin');
  const tabs = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['Overview', 'Programs', 'Exercises', 'Broadcasts', 'Backup'],
  ]);
  await golfer.click(tabs.getByRole('link', { name: 'Broadcasts' }));
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/broadcasts');
  const now = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(now.getByRole('link', { current: 'page' }).textContent).toBe('Broadcasts');
});

test('an administrator can open the broadcasts screen and return to the administration overview', async () => {
  answerGolfer(server, { ...counts, '/api/admin/broadcasts': [] });
  const { golfer, router } = openApp('/admin/broadcasts');
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeDefined();
  await golfer.click(screen.getByRole('link', { name: 'Back to Admin' }));
  expect(router.state.location.pathname).toBe('/admin');
});
