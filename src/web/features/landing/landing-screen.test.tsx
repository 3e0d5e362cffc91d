import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
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

beforeEach(() => {
  server.answers(accounts.signInOptions, usualOptions);
  server.answers(programs.list, fourPrograms);
  plans(1);
});

/** Answers requests for any program with these weeks. */
const plans = (...weeks: readonly number[]) =>
  server.answers(programs.get, { ...aProgram('p1', 'Any'), version: 1, weeks: weeks.map(weekOf) });
const openers = () => screen.findAllByText('Weekly schedule');

test('both start buttons link to the sign-in page', async () => {
  await renderScreen(<LandingScreen />);
  for (const name of ['Start training', 'Get started']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/api/login');
  }
  expect(screen.getByText('Free to start, no credit card required')).toBeDefined();
});

test('a visitor returns to the requested page after signing in', async () => {
  await renderScreen(<LandingScreen next="/my-schedule/week/3" />);
  for (const name of ['Sign in', 'Start training', 'Get started']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/api/login?next=%2Fmy-schedule%2Fweek%2F3',
    );
  }
});

test('the landing screen shows its title and three claims as headings', async () => {
  await renderScreen(<LandingScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Master your golf game' })).toBeDefined();
  for (const name of ['Structured Programs', 'Track Progress', 'Achieve Goals']) {
    expect(screen.getByRole('heading', { name })).toBeDefined();
  }
});

test('while the programs load, the screen shows placeholders and does not say that programs are missing', async () => {
  server.hangs();
  await renderScreen(<LandingScreen />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByText(/being prepared/)).toBeNull();
});

test.each([
  ['the list is empty', () => server.answers(programs.list, [])],
  ['the list cannot be read', () => server.refuses('unavailable', programs.list)],
])('when %s, the screen says that programs are being prepared', async (_, prepare) => {
  prepare();
  await renderScreen(<LandingScreen />);
  expect(await screen.findByText('Programs are being prepared for you...')).toBeDefined();
});

test('the screen shows only the first three programs', async () => {
  await renderScreen(<LandingScreen />);
  await openers();
  expect(screen.getByRole('heading', { name: 'Choose Your Program' })).toBeDefined();
  expect(
    screen.getAllByRole('article', { name: /./ }).map(({ textContent }) => textContent),
  ).toEqual(names.slice(0, 3).map((name) => expect.stringContaining(name)));
  expect(screen.queryByText('Quiet Mind')).toBeNull();
});

test('each program shows its weeks and sessions, and only the first program is expanded', async () => {
  plans(1, 2);
  await renderScreen(<LandingScreen />);
  const [first, second] = (await openers()).map((opener) => opener.closest('details'));
  expect(first?.open).toBe(true);
  expect(second?.open).toBe(false);
  const schedule = screen.getByRole('region', { name: 'Break 100, weekly schedule' });
  expect(first?.querySelector('summary')?.getAttribute('aria-controls')).toBe(schedule.id);
  const [week] = await within(schedule).findAllByRole('listitem');
  expect(week?.textContent).toContain('1Short gameThe work of week 1.');
  expect(week?.textContent).toContain('Day 2Session of week 135 min');
  expect(screen.getByRole('region', { name: 'Fairway Finder, weekly schedule' })).toBeDefined();
});

test('a long program folds the sessions of its later weeks', async () => {
  plans(1, 2, 3, 4, 5, 6);
  await renderScreen(<LandingScreen />);
  const schedule = await screen.findByRole('region', { name: 'Break 100, weekly schedule' });
  expect(
    await within(schedule).findByText('6 sessions in 6 weeks, on the days you choose'),
  ).toBeDefined();
  expect(within(schedule).getByText('The work of week 6.')).toBeDefined();
  expect(within(schedule).getByText('Sessions in weeks 5 to 6').tagName).toBe('SUMMARY');
});

test('a program that fails to load says that its structure is being prepared', async () => {
  server.refuses('not_found', programs.get);
  await renderScreen(<LandingScreen />);
  expect(await screen.findAllByText('Program structure details are being prepared')).toHaveLength(
    3,
  );
});

test.each([
  ['closed', 'For golfers with an account; nobody new can join'],
  ['invitation', 'For golfers with an invitation'],
] as const)(
  'the page does not promise a free start where not everybody may join: %s',
  async (signUp, sentence) => {
    server.answers(accounts.signInOptions, { ...usualOptions, signUp });
    await renderScreen(<LandingScreen />);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByText(/Free to start/)).toBeNull();
  },
);
