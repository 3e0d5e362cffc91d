import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProgramSummary } from '#contract/programs.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { ProgramsScreen } from './programs-screen.tsx';

const server = stubServer();

const aProgram = (id: string, name: string): ProgramSummary => ({
  id,
  name,
  language: 'en',
  description: `What ${name} is for.`,
  difficulty: 'beginner',
  durationWeeks: 6,
  sessionsPerWeek: 3,
  minutesPerSession: 40,
  targetHandicap: '24.0',
  fromHandicap: null,
  color: 'purple',
});

const break100 = aProgram('break-100', 'Break 100');
const atHome = aProgram('at-home', 'Putting at home');

const follows = (program: ProgramSummary, changes: Partial<Enrollment> = {}): Enrollment => ({
  id: 'e1',
  programId: program.id,
  programVersion: 1,
  program,
  startDate: '2026-05-11',
  sessionsPerWeek: 3,
  availableDays: [1, 3, 5],
  currentWeek: 3,
  currentDay: 4,
  totalWeeks: 6,
  totalSessions: 18,
  completedSessions: 7,
  skippedSessions: 2,
  missedSessions: 1,
  endDate: '2026-06-19',
  isCompleted: false,
  isAbandoned: false,
  pause: null,
  ...changes,
});

const show = (current: Enrollment | null, list = [break100, atHome]) =>
  renderScreen(<ProgramsScreen />, {
    user: aGolfer(),
    reads: { '/api/programs': list, '/api/user/current-program': current },
  });

const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  // Thursday of week three in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-27T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a program card shows the length, minutes per day, and sessions per week', async () => {
  await show(null);
  expect(card('Break 100').getByText('What Break 100 is for.')).toBeDefined();
  expect(card('Break 100').getByText('Many golfers joined')).toBeDefined();
  const facts = card('Break 100').getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['6', '40', '3']);
  const words = card('Break 100').getAllByRole('term');
  expect(words.map(({ textContent }) => textContent)).toEqual(['weeks', 'min per day', 'per week']);
});

test.each([
  ['blue', 'tone-lake'],
  ['green', 'tone-fairway'],
  ['purple', 'tone-heather'],
  ['orange', 'tone-gorse'],
] as const)(
  'the card of a program with the color %s has the background %s',
  async (color, tone) => {
    await show(null, [{ ...break100, color }]);
    const cover = screen.getByRole('heading', { name: 'Break 100' }).closest('.cover');
    expect(cover?.classList.contains(tone)).toBe(true);
  },
);

test('without an active program, every card only links to its program', async () => {
  await show(null);
  const view = card('Break 100').getByRole('link', { name: 'View Program' });
  expect(view.getAttribute('href')).toBe('/programs/break-100');
  expect(screen.queryByText('Currently Active')).toBeNull();
  expect(screen.queryByText('Abandon Current First')).toBeNull();
  expect(screen.queryByRole('link', { name: 'View Schedule' })).toBeNull();
});

test('the active program is marked, and other programs cannot start until it is abandoned', async () => {
  await show(follows(break100));
  expect(card('Break 100').getByText('Currently Active')).toBeDefined();
  expect(card('Break 100').getByRole('link', { name: 'View Program' })).toBeDefined();
  expect(card('Break 100').queryByText('Abandon Current First')).toBeNull();

  const wait = card('Putting at home').getByRole('button', { name: 'Abandon Current First' });
  expect((wait as HTMLButtonElement).disabled).toBe(true);
  expect(card('Putting at home').getByRole('link', { name: 'View Program' })).toBeDefined();
});

test('before the start, the banner shows when the program starts', async () => {
  await show(follows(break100, { startDate: '2026-06-22', currentWeek: 1 }));
  const banner = within(screen.getByRole('region', { name: 'Break 100' }));
  expect(banner.getByText('Starts in 4 weeks')).toBeDefined();
  expect(banner.queryByText(/^Week/)).toBeNull();
});

test('the banner shows the progress of the active program and links to the schedule', async () => {
  await show(follows(break100));
  const banner = within(screen.getByRole('region', { name: 'Break 100' }));
  expect(banner.getByText('Week 3 of 6')).toBeDefined();
  expect(banner.getByText('7 of 18 sessions')).toBeDefined();
  expect(banner.getByText('5 done, 2 skipped, 1 missed')).toBeDefined();
  const bar = banner.getByRole('progressbar', { name: 'Week 3 of 6' });
  expect(bar.querySelectorAll('.is-done')).toHaveLength(2);
  // Thursday is the fourth of seven days.
  const current = bar.querySelector<HTMLElement>('.is-now');
  expect(Number(current?.style.getPropertyValue('--part'))).toBeCloseTo(4 / 7);
  const link = banner.getByRole('link', { name: 'View Schedule' });
  expect(link.getAttribute('href')).toBe('/my-schedule');
});

test('a completed program does not block the next program', async () => {
  await show(follows(break100, { isCompleted: true }));
  expect(screen.queryByRole('link', { name: 'View Schedule' })).toBeNull();
  expect(screen.queryByText('Abandon Current First')).toBeNull();
});

test('the screen says that programs are being prepared when the list is empty', async () => {
  await show(null, []);
  expect(screen.getByText('Programs are being prepared for you...')).toBeDefined();
});

test('programs that fail to load show an error and can be loaded again', async () => {
  server.refuses('unavailable');
  const { golfer } = await renderScreen(<ProgramsScreen />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Programs' })).toBeDefined();
  server.reads({ '/api/programs': [break100], '/api/user/current-program': null });
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Break 100' })).toBeDefined();
});

test('the screen shows 40 of 500 programs, shows more on request, and searches all of them', async () => {
  const many = Array.from({ length: 500 }, (_, index) => aProgram(`p${index}`, `Éagle ${index}`));
  const { golfer } = await show(null, many);
  expect(screen.getAllByRole('article')).toHaveLength(40);
  await golfer.click(screen.getByRole('button', { name: 'Show more (40 of 500)' }));
  expect(screen.getAllByRole('article')).toHaveLength(80);
  await golfer.type(screen.getByRole('searchbox', { name: 'Search programs' }), '499 eagle');
  const [found] = await screen.findAllByRole('article', { name: 'Éagle 499' });
  expect(found).toBeDefined();
  expect(screen.getByText('1 program found')).toBeDefined();
});

test('a short list of programs has no search field', async () => {
  await show(null);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
