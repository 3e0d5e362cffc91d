import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someStatistics, someStorage } from '#testing/admin-statistics.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ClientErrors } from './client-errors.tsx';
import { HealthList } from './health-list.tsx';
import { DrillTargets, ProgramWeeks } from './training-lists.tsx';
import { WeekCharts } from './week-charts.tsx';

const { weeks, health } = someStatistics();
const texts = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

test('the week charts show the current number and describe the weeks as text', async () => {
  await renderScreen(<WeekCharts weeks={weeks} />);
  const section = within(screen.getByRole('region', { name: 'Weeks' }));
  expect(section.getByText('47')).toBeDefined();
  expect(
    section.getByText(
      'Trained sessions a week: 872 in the week of 4 May, 872 last week, 509 so far this week.',
    ),
  ).toBeDefined();
});

const showHealth = (
  changes: Partial<typeof health> = {},
  storage = someStorage,
  newer: string | null = null,
) =>
  renderScreen(
    <HealthList
      version="1.2.3"
      newer={newer}
      health={{ ...health, ...changes }}
      storage={storage}
    />,
    { user: aGolfer({ isAdmin: true }) },
  );

test('the health list says that a newer version exists', async () => {
  await showHealth({}, someStorage, '1.3.0');
  expect(texts(screen.getAllByRole('listitem'))).toContain('VersionVersion 1.3.0 exists1.2.3');
});

test.each([
  ['the first is still to come', { lastAt: null, isLate: false }, 'The first is made tonight', 0],
  ['none has ever been made', { lastAt: null, isLate: true }, 'None has been made', 1],
  ['the last is too old', { lastAt: '2026-05-11T01:30:00Z', isLate: true }, 'None since 11 May', 1],
] as const)('the health list says of backups that %s', async (_what, backup, text, faults) => {
  await showHealth({ backup });
  expect(texts(screen.getAllByRole('listitem'))).toContain(`Backup${text}`);
  expect(screen.queryByText('1 needs attention') === null ? 0 : 1).toBe(faults);
});

test('a server that makes no backups shows nothing about them', async () => {
  await showHealth({ backup: null });
  expect(screen.queryByText('Backup')).toBeNull();
});

test('the health list shows that everything is good or how many items need attention', async () => {
  const view = await showHealth();
  expect(screen.getByText('All good')).toBeDefined();
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    'MailEverything is on time0 waiting',
    'Push931 devices · 16 failed, 4 gone in 7 days98% sent',
    'JobsEverything is on time0 waiting',
    'DiskEnough room32 GB free',
    'MediaPictures 12 MB, videos 340 MB352 MB of 5 GB',
    'BackupThe last on 14 May',
    'VersionPinhigh on this server1.2.3',
  ]);
  view.unmount();
  const mail = { waiting: 12, late: 3, failed: 2 };
  const disk = { state: 'low', freeBytes: null } as const;
  const push = { ...health.push, lastDays: { sent: 0, failed: 0, gone: 0 } };
  const storage = { ...someStorage, quotaBytes: 360 * 1024 ** 2 };
  await showHealth({ mail, disk, push }, storage);
  expect(screen.getByText('3 need attention')).toBeDefined();
  const [first, second, , fourth, media] = texts(screen.getAllByRole('listitem'));
  expect(first).toBe('Mail2 failed in the last day. 3 late.12 waiting');
  expect(second).toBe('Push931 devices0 waiting');
  expect(fourth).toBe('DiskNearly full');
  expect(media).toBe('MediaPictures 12 MB, videos 340 MB352 MB of 360 MB');
});

test('late mails, pushes, and jobs are shown, and each kind counts as needing attention', async () => {
  const late = { waiting: 7, late: 4, failed: 0 };
  await showHealth({ mail: late, push: { ...health.push, ...late }, jobs: late });
  expect(screen.getByText('3 need attention')).toBeDefined();
  expect(texts(screen.getAllByRole('listitem')).slice(0, 3)).toEqual([
    'Mail4 late.7 waiting',
    'Push4 late.98% sent',
    'Jobs4 late.7 waiting',
  ]);
});

test('each week of a program shows the share of golfers who reached it', async () => {
  const program = { id: 'break-100', name: 'Break 100', language: 'en' };
  const { golfer } = await renderScreen(
    <ProgramWeeks programs={[{ ...program, started: 40, active: 12, reached: [38, 10] }]} />,
  );
  await golfer.click(screen.getByText('40 plans, 12 active'));
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['Week 195%', 'Week 225%']);
  const bar = screen.getByRole('progressbar', { name: 'Break 100, Week 2' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
});

test('an administrator can search the week figures among five hundred programs', async () => {
  const one = { language: 'en', started: 40, active: 12, reached: [38] };
  const programs = Array.from({ length: 500 }, (_, id) => ({
    ...one,
    id: `${id}`,
    name: `P ${id}`,
  }));
  const { golfer } = await renderScreen(<ProgramWeeks programs={programs} />);
  expect(screen.getAllByRole('group')).toHaveLength(40);
  await golfer.type(screen.getByRole('searchbox', { name: 'Search programs' }), 'P 499');
  await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1));
});

test('a drill shows how often golfers meet its target', async () => {
  const drill = { id: 'gate', name: 'Gate putting', language: 'en', level: 'beginner' } as const;
  await renderScreen(<DrillTargets drills={[{ ...drill, target: 6, scores: 1200, met: 120 }]} />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual([
    'Gate putting10%Beginner: target 6, 1,200 scores',
  ]);
});

test('an error shows its page, browser, and count', async () => {
  const fault = { level: 'error', message: 'The ball is lost', path: '/social' } as const;
  const where = { browser: 'Firefox', system: 'Linux', lastAt: '2026-05-13T21:12:00Z' };
  await renderScreen(<ClientErrors errors={[{ ...fault, ...where, count: 6 }]} />, {
    user: aGolfer({ isAdmin: true }),
  });
  const [item = ''] = texts(screen.getAllByRole('listitem'));
  expect(item).toMatch(/^error The ball is lost6\/social · Firefox · Linux · 09:12/);
});

test('empty lists show empty states, and say which figures are counted only once a day', async () => {
  await renderScreen(
    <>
      <ProgramWeeks programs={[]} />
      <DrillTargets drills={[]} />
      <ClientErrors errors={[]} />
    </>,
    { user: aGolfer({ isAdmin: true }) },
  );
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Where golfers stop',
    'No program starts counted yet',
    'Scores that meet the target',
    'Too few scores to judge a target',
    'Recent client errors',
    'No errors',
  ]);
  expect(
    texts(screen.getAllByText('Counted once a day.').map((note) => note.parentElement ?? note)),
  ).toEqual([
    expect.stringContaining('No program starts counted yet'),
    expect.stringContaining('Too few scores to judge a target'),
  ]);
});
