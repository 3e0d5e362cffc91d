import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Program, type ProgramSummary, programs } from '#contract/programs.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { LandingScreen } from './landing-screen.tsx';

const server = stubServer();

const aProgram = (id: string, name: string): ProgramSummary => ({
  id,
  name,
  language: 'en',
  description: `What ${name} is for.`,
  difficulty: 'beginner',
  durationWeeks: 4,
  sessionsPerWeek: 1,
  minutesPerSession: 40,
  targetHandicap: '24.0',
  fromHandicap: null,
  color: 'green',
});

const names = ['Break 100', 'Putting at home', 'Fairway Finder', 'Quiet Mind'];
const fourPrograms = names.map((name, index) => aProgram(`p${index + 1}`, name));

const weekOf = (weekNumber: number): Program['weeks'][number] => ({
  id: `w${weekNumber}`,
  weekNumber,
  title: `Week ${weekNumber}`,
  description: `The work of week ${weekNumber}.`,
  language: 'en',
  focus: 'short_game',
  sessions: [
    {
      id: `s${weekNumber}`,
      dayNumber: 2,
      title: `Session of week ${weekNumber}`,
      language: 'en',
      description: '',
      focus: 'short_game',
      totalDuration: 35,
      exercises: [],
    },
  ],
});

beforeEach(() => server.answers(programs.list, fourPrograms));

const offers = (...weeks: readonly number[]) => {
  const [summary = aProgram('p1', 'Break 100')] = fourPrograms;
  server.answers(programs.get, { ...summary, version: 1, weeks: weeks.map(weekOf) });
};
const openers = () => screen.findAllByRole('button', { name: 'Weekly schedule' });

test('both ways to start are navigations to sign in', async () => {
  await renderScreen(<LandingScreen />);
  for (const name of ['Start training', 'Get started']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/api/login');
  }
  expect(screen.getByText('Free to start, no credit card required')).toBeDefined();
});

test('a visitor who was going somewhere comes back there after signing in', async () => {
  await renderScreen(<LandingScreen next="/my-schedule/week/3" />);
  for (const name of ['Sign in', 'Start training', 'Get started']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/api/login?next=%2Fmy-schedule%2Fweek%2F3',
    );
  }
});

test('the three claims stand as headings', async () => {
  await renderScreen(<LandingScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Master your golf game' })).toBeDefined();
  for (const name of ['Structured Programs', 'Track Progress', 'Achieve Goals']) {
    expect(screen.getByRole('heading', { name })).toBeDefined();
  }
});

test('while the programs load, placeholders stand in and nothing claims that there are none', async () => {
  server.hangs();
  await renderScreen(<LandingScreen />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByText(/being prepared/)).toBeNull();
});

test.each([
  ['the list is empty', () => server.answers(programs.list, [])],
  ['the list cannot be read', () => server.refuses('unavailable', programs.list)],
])('when %s, the programs are being prepared', async (_, prepare) => {
  prepare();
  await renderScreen(<LandingScreen />);
  expect(await screen.findByText('Programs are being prepared for you...')).toBeDefined();
});

test('only the first three programs are shown', async () => {
  await renderScreen(<LandingScreen />);
  await openers();
  expect(screen.getByRole('heading', { name: 'Choose Your Program' })).toBeDefined();
  expect(
    screen.getAllByRole('article', { name: /./ }).map(({ textContent }) => textContent),
  ).toEqual(names.slice(0, 3).map((name) => expect.stringContaining(name)));
  expect(screen.queryByText('Quiet Mind')).toBeNull();
});

test('opening a program shows its weeks with their sessions', async () => {
  offers(1, 2);
  const { golfer } = await renderScreen(<LandingScreen />);
  const [first] = await openers();
  expect(first?.getAttribute('aria-expanded')).toBe('false');
  if (first) await golfer.click(first);

  const schedule = await screen.findByRole('region', { name: 'Break 100, weekly schedule' });
  const close = screen.getByRole('button', { name: 'Hide weekly schedule' });
  expect(close.getAttribute('aria-expanded')).toBe('true');
  expect(close.getAttribute('aria-controls')).toBe(schedule.id);
  const [week] = await within(schedule).findAllByRole('listitem');
  expect(week?.textContent).toContain('1Short gameThe work of week 1.');
  expect(week?.textContent).toContain('Day 2Session of week 135 min');

  await golfer.click(close);
  expect(screen.queryByRole('region', { name: /weekly schedule/ })).toBeNull();
});

test('a program that was open before is not read again', async () => {
  offers(1);
  const { golfer } = await renderScreen(<LandingScreen />);
  const [first] = await openers();
  if (first) await golfer.click(first);
  await screen.findByText('The work of week 1.');
  if (first) await golfer.click(first);
  if (first) await golfer.click(first);
  expect(await screen.findByText('The work of week 1.')).toBeDefined();
  expect(server.calls(programs.get)).toHaveLength(1);
});

test('a long program shows the sessions of four weeks first, and the keyboard goes on at the fifth', async () => {
  offers(1, 2, 3, 4, 5, 6);
  const { golfer } = await renderScreen(<LandingScreen />);
  const [first] = await openers();
  if (first) await golfer.click(first);
  expect(await screen.findByText('6 sessions in 6 weeks, on the days you choose')).toBeDefined();
  expect(screen.getByText('The work of week 6.')).toBeDefined();
  expect(screen.queryByText('Session of week 5')).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Sessions of weeks 5 to 6' }));
  expect(screen.getByText('Session of week 6')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('The work of week 5.'));
});

test('the weeks of the first program open when the visitor comes near, and are not read before', async () => {
  offers(1);
  const observed: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observed.push(callback);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const { golfer } = await renderScreen(<LandingScreen />);
  await openers();
  expect(server.calls(programs.get)).toEqual([]);
  const near = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => observed.at(-1)?.(near, {} as IntersectionObserver));
  expect(await screen.findByText('The work of week 1.')).toBeDefined();
  await golfer.click(screen.getByRole('button', { name: 'Hide weekly schedule' }));
  expect(screen.queryByText('The work of week 1.')).toBeNull();
  vi.unstubAllGlobals();
});

test('a program that cannot be read says that its structure is being prepared', async () => {
  server.refuses('not_found', programs.get);
  const { golfer } = await renderScreen(<LandingScreen />);
  const [first] = await openers();
  if (first) await golfer.click(first);
  expect(await screen.findByText('Program structure details are being prepared')).toBeDefined();
});
