import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, type ListedProgram } from '#contract/admin.ts';
import { aListedProgram } from '#testing/a-builder-program.ts';
import { someHealth, someStatistics, someStorage } from '#testing/admin-statistics.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx';

const server = stubServer();

const counts = {
  '/api/admin/users': { users: [], nextCursor: null, total: 1284 },
  '/api/admin/user-programs': {
    userPrograms: [],
    nextCursor: null,
    counts: { total: 1040, active: 612 },
  },
  '/api/admin/content': {
    programs: { total: 5, active: 4 },
    exercises: { total: 64, deleted: 3 },
  },
  '/api/admin/statistics': someStatistics(),
  '/api/admin/storage': someStorage,
  '/api/health/detail': someHealth(),
};

const show = (list: readonly ListedProgram[]) =>
  renderScreen(<AdminDashboardScreen />, {
    user: aGolfer({ isAdmin: true }),
    reads: { ...counts, '/api/admin/programs': list },
  });

test('the statistics show the installation’s numbers', async () => {
  await show([aListedProgram()]);
  const statistics = screen.getByRole('region', { name: 'Platform Statistics' });
  const names = within(statistics).getAllByRole('term');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Total Users',
    'Active Enrollments',
    'Programs',
    'Exercises',
  ]);
  const values = within(statistics).getAllByRole('definition');
  expect(values.map(({ textContent }) => textContent)).toEqual([
    ...['1,284', '38 new this week'],
    ...['612', 'of 1,040 started'],
    ...['5', '4 active'],
    ...['64', '3 deleted'],
  ]);
});

test('the overview shows three programs and links to all programs', async () => {
  const names = ['Break 100', 'Break 90', 'Break 80', 'Scratch'];
  await show(names.map((name) => aListedProgram({ id: name, name })));
  const overview = within(screen.getByRole('region', { name: 'Programs Overview' }));
  const rows = overview.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toMatch(/^Break 100.*weeks?, \d a week, \d+ min98 training$/);
  expect(overview.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
    '/admin/programs',
  );
});

test('the dashboard links to everything that administrators manage', async () => {
  await show([aListedProgram()]);
  const manage = within(screen.getByRole('region', { name: 'Manage' }));
  const links = manage.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/programs',
    '/admin/exercises',
    '/admin/broadcasts',
    '/admin/users',
    '/admin/installation',
    '/admin/backups',
    '/admin/reports',
    '/admin/audit-log',
  ]);
  expect(links[0]?.textContent).toBe('ProgramsWeeks, sessions and their exercises5');
});

test('an installation without programs shows an empty state', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No programs yet' })).toBeDefined();
});

test('an overview that fails to load can be retried', async () => {
  server.reads(counts);
  server.refuses('internal', admin.programs);
  const { golfer } = await renderScreen(<AdminDashboardScreen />, {
    user: aGolfer({ isAdmin: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Overview' })).toBeDefined();
  server.answers(admin.programs, [aListedProgram()]);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /^Fairway Finder/ })).toBeDefined();
});
