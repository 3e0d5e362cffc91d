import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { programs } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import {
  anEnrollment,
  aProgram,
  aProgramSession,
  aScheduledSession,
  aWeek,
} from '#testing/a-plan.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ProgramScreen } from './program-screen.tsx';

const server = stubServer();

type Shown = {
  readonly program?: ReturnType<typeof aProgram>;
  readonly enrollment?: Enrollment | null;
  readonly weeks?: readonly WeekSummary[];
};

const show = ({ program = aProgram(), enrollment = null, weeks = [] }: Shown = {}) =>
  renderScreen(
    <ProgramScreen
      programId={program.id}
      enroll={({ name }) => <button type="button">Enroll in {name}</button>}
    />,
    {
      user: aGolfer(),
      reads: {
        '/api/programs/fairway-finder': program,
        '/api/programs/fairway-finder/versions/1': aProgram({ description: 'As it began.' }),
        '/api/user/current-program': enrollment,
        '/api/user/scheduled-sessions-by-week/current-program': weeks,
      },
    },
  );

const week = (name: string) => within(screen.getByRole('region', { name }));

const detailsOf = (name: string) =>
  screen.getByRole('region', { name }).querySelector('details') ?? document.createElement('p');

const lineOf = (name: string) => detailsOf(name).querySelector('summary')?.textContent;

test('the screen shows what the program is about, for which handicaps, and how long it takes', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Fairway Finder' })).toBeDefined();
  expect(screen.getByText('Start the ball on line, then bend it on purpose.')).toBeDefined();
  expect(screen.getByText('Beginner')).toBeDefined();
  expect(screen.getByText('Handicap 24.0 to 18.0')).toBeDefined();
  expect(screen.getByText('2 weeks, 6 sessions')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Not started');
});

test('a program for any handicap shows no handicap numbers', async () => {
  await show({ program: aProgram({ fromHandicap: null, targetHandicap: '54.0' }) });
  expect(screen.getByText('Any handicap')).toBeDefined();
  expect(screen.queryByText(/54/)).toBeNull();
});

test.each(['Beginner', 'Intermediate', 'Advanced', 'club'])(
  'the screen shows the difficulty as a word without its own styling: %s',
  async (word) => {
    await show({ program: aProgram({ difficulty: word === 'club' ? word : word.toLowerCase() }) });
    const { className, style } = screen.getByText(word);
    expect([className, style.cssText]).toEqual(['', '']);
  },
);

test('each week shows its goal, workouts, and hours', async () => {
  await show();
  const first = week('Week 1');
  expect(first.getByText('Goal').nextElementSibling?.textContent).toBe('Putting');
  expect(first.getByText('What week 1 is about')).toBeDefined();
  expect(first.getByText('0 of 3')).toBeDefined();
  expect(first.getByText('2.0')).toBeDefined();
});

test('pressing a session expands its exercises with their minutes', async () => {
  const exercise = {
    id: 'x1',
    exerciseId: 'clock-putting',
    order: 1,
    duration: 15,
    name: 'Clock putting',
    focus: 'putting' as const,
    description: '',
    instructions: '',
    imageUrl: null,
    videoUrl: null,
    isAvailable: true,
  };
  const weeks = [
    {
      id: 'w1',
      weekNumber: 1,
      title: 'One',
      description: '',
      language: 'en' as const,
      focus: 'irons' as const,
      sessions: [
        aProgramSession({
          title: 'Find the corridor',
          focus: 'driving',
          exercises: [exercise, { ...exercise, id: 'x2', name: 'Cool down', duration: 0 }],
        }),
        aProgramSession({ id: 'w1-s2', title: 'Later' }),
      ],
    },
  ];
  const { golfer } = await show({ program: aProgram({ weeks }) });
  const row = screen.getByRole('button', { name: /^Find the corridor.*Driving.*40 min$/ });
  expect(row.getAttribute('aria-expanded')).toBe('false');
  await golfer.click(row);
  expect(row.getAttribute('aria-expanded')).toBe('true');
  const lines = within(screen.getByText('Clock putting').closest('ol') ?? document.body);
  expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Clock putting15 min',
    'Cool down10 min',
  ]);
  await golfer.click(screen.getByRole('button', { name: /^Later/ }));
  expect(screen.getByText('Exercise details being prepared')).toBeDefined();
  await golfer.click(row);
  expect(screen.queryByText('Clock putting')).toBeNull();
});

test.each([
  ['putting', 'Putting'],
  ['short_game', 'Short game'],
  ['driving', 'Driving'],
  ['mental', 'Mental'],
  ['physical', 'Physical'],
  ['irons', 'Irons'],
  ['swing_practice', 'Swing practice'],
] as const)(
  'a session with the focus %s has its own tint and shows the label %s',
  async (focus, word) => {
    const [first] = aProgram().weeks;
    const weeks = first ? [{ ...first, sessions: [aProgramSession({ focus })] }] : [];
    await show({ program: aProgram({ weeks }) });
    const row = screen.getByRole('button', { name: new RegExp(`^Gate putting.*${word}`) });
    expect(row.closest(`.focus-${focus}`)).not.toBeNull();
  },
);

test('a program without weeks says that its structure is being prepared', async () => {
  await show({ program: aProgram({ weeks: [] }) });
  expect(screen.getByText('Program structure details are being prepared')).toBeDefined();
  expect(screen.getByText('2 weeks, 6 sessions')).toBeDefined();
});

test('the golfer can enroll in the program when no program is active', async () => {
  await show();
  const panel = within(screen.getByRole('complementary', { name: 'Ready to Start' }));
  expect(panel.getByRole('button', { name: 'Enroll in Fairway Finder' })).toBeDefined();
  expect(panel.getByText('min per day').nextElementSibling?.textContent).toBe('40');
});

test('the active program links to the schedule and progress and counts completed sessions', async () => {
  const weeks = [
    aWeek(1, [
      aScheduledSession({ id: 'a', sessionId: 'w1-s1', status: 'completed' }),
      aScheduledSession({ id: 'b', sessionId: 'w1-s2', status: 'skipped' }),
    ]),
    aWeek(2, [aScheduledSession({ id: 'c', sessionId: 'w1-s3', weekNumber: 2 })]),
  ];
  await show({ enrollment: anEnrollment(weeks, '2026-05-20'), weeks });
  const panel = within(screen.getByRole('complementary', { name: 'Currently Active' }));
  expect(panel.getByRole('link', { name: 'View Your Schedule' }).getAttribute('href')).toBe(
    '/my-schedule',
  );
  expect(panel.getByRole('link', { name: 'Track Progress' }).getAttribute('href')).toBe(
    '/progress',
  );
  expect(panel.getByText('2 of 3 sessions done or skipped.')).toBeDefined();
  expect(panel.getByText('1 done, 1 skipped, 1 missed')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Enroll/ })).toBeNull();
  expect(lineOf('Week 1')).toMatch(/2 of 3$/);
  expect(lineOf('Week 2')).toMatch(/0 of 3$/);
  expect(screen.getByText('Week 2 of 2 in your plan')).toBeDefined();
});

test('only the week of the next session is open at first', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-19T20:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const weeks = [
    aWeek(1, [aScheduledSession({ id: 'a', sessionId: 'w1-s1', scheduledDate: '2026-05-12' })]),
    aWeek(2, [aScheduledSession({ id: 'b', sessionId: 'w2-s1', scheduledDate: '2026-05-22' })]),
  ];
  await show({ enrollment: anEnrollment(weeks, '2026-05-20'), weeks });
  const isOpen = (name: string) => detailsOf(name).hasAttribute('open');
  expect([isOpen('Week 1'), isOpen('Week 2')]).toEqual([false, true]);
});

test('the weeks of a program that the golfer does not follow are closed and say their hours', async () => {
  await show();
  expect(detailsOf('Week 1').hasAttribute('open')).toBe(false);
  expect(lineOf('Week 1')).toMatch(/2\.0 h$/);
});

test('the panel opens to say more about the program', async () => {
  const { golfer } = await show();
  const opener = screen.getByRole('button', { name: 'More about it' });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await golfer.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const shown = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(shown?.textContent).toContain('min per day');
});

test('without a skipped session, the active program speaks of completed sessions only', async () => {
  const weeks = [aWeek(1, [aScheduledSession({ id: 'a', status: 'completed' })])];
  await show({ enrollment: anEnrollment(weeks, '2026-05-20'), weeks });
  expect(screen.getByText('1 of 1 session done.')).toBeDefined();
});

test('sessions completed before the plan moved to a newer version still count', async () => {
  const done = aScheduledSession({ id: 'a', sessionId: 'w1-s1@2', status: 'completed' });
  const weeks = [aWeek(1, [done])];
  await show({ enrollment: anEnrollment(weeks, '2026-05-20'), weeks });
  expect(lineOf('Week 1')).toMatch(/1 of 3$/);
});

test('the weeks bar of the active program counts days up to today', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-05-19T20:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const weeks = [
    aWeek(1, [aScheduledSession({ id: 'a', scheduledDate: '2026-05-12' })]),
    aWeek(2, [aScheduledSession({ id: 'b', scheduledDate: '2026-05-22', weekNumber: 2 })]),
  ];
  await show({ enrollment: anEnrollment(weeks, '2026-05-20'), weeks });
  const bar = screen.getByRole('progressbar', { name: 'Week 2 of 2' });
  expect(bar.children[0]?.className).toBe('is-done');
  const now = bar.querySelector<HTMLElement>('.is-now');
  expect(Number(now?.style.getPropertyValue('--part'))).toBeCloseTo(3 / 7);
});

test('the golfer cannot enroll while another program is active', async () => {
  const enrollment = anEnrollment([], '2026-05-14', {
    programId: 'scoring-zone',
    program: { ...aProgram(), id: 'scoring-zone', name: 'Scoring Zone' },
  });
  await show({ enrollment });
  const panel = within(screen.getByRole('complementary', { name: 'Active Program Detected' }));
  expect(panel.getByText(/You follow Scoring Zone/)).toBeDefined();
  expect(panel.getByRole('link', { name: 'View Current Program' }).getAttribute('href')).toBe(
    '/programs/scoring-zone',
  );
  expect(screen.queryByRole('button', { name: /Enroll/ })).toBeNull();
  expect(week('Week 1').getByText('0 of 3')).toBeDefined();
});

test('a program that does not exist links back to the list', async () => {
  server.answers(training.current, null);
  server.answers(training.weeks, []);
  server.refuses('not_found', programs.get);
  await renderScreen(<ProgramScreen programId="gone" />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Program Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Programs' }).getAttribute('href')).toBe(
    '/programs',
  );
});

test('the screen shows a loading status while it loads', async () => {
  server.hangs();
  await renderScreen(<ProgramScreen programId="slow" />, { user: aGolfer() });
  expect(await screen.findByText('Loading')).toBeDefined();
});

test('an enrolled golfer sees the program version that the enrollment began with', async () => {
  const program = aProgram({ version: 2, description: 'Newer than the plan.' });
  await show({ program, enrollment: anEnrollment() });
  expect(screen.getByText('As it began.')).toBeDefined();
  expect(screen.queryByText('Newer than the plan.')).toBeNull();
});

test('a golfer still sees the own program after it was withdrawn', async () => {
  server.reads({
    '/api/programs/fairway-finder/versions/1': aProgram({ description: 'As it began.' }),
    '/api/user/current-program': anEnrollment(),
    '/api/user/scheduled-sessions-by-week/current-program': [],
  });
  server.refuses('not_found', programs.get);
  await renderScreen(<ProgramScreen programId="fairway-finder" />, { user: aGolfer() });
  expect(await screen.findByText('As it began.')).toBeDefined();
});

test('a golfer who is not enrolled sees the newest program version', async () => {
  await show({ program: aProgram({ version: 2, description: 'The newest.' }) });
  expect(screen.getByText('The newest.')).toBeDefined();
});
