import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { anEnrollment } from '#testing/a-plan.ts';
import { aPracticeItem, aRoundItem, aSessionItem } from '#testing/an-activity.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

const server = stubServer();

beforeEach(() => {
  // Noon on Thursday 14 May in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const plan = anEnrollment([], '2026-05-14', {
  startDate: '2026-05-11',
  totalWeeks: 6,
  pause: null,
});

const items = [
  aSessionItem({ id: 'done', date: '2026-05-11', data: { status: 'completed' } }),
  aSessionItem({ id: 'off', date: '2026-05-12', title: 'Tempo', data: { status: 'skipped' } }),
  aSessionItem({ id: 'today', title: 'Landing spots', duration: 45 }),
  aSessionItem({ id: 'sat', title: 'Nine windows', date: '2026-05-16', duration: 50 }),
  aPracticeItem(),
  aRoundItem(),
];

type Shown = {
  all?: readonly CalendarItem[];
  enrollment?: Enrollment | null;
  onAdd?: (date: string) => void;
};

const show = ({ all = items, enrollment = plan, onAdd }: Shown = {}) =>
  renderScreen(<CalendarScreen onAdd={onAdd} />, {
    user: aGolfer(),
    reads: { '/api/user/activity-calendar': all, '/api/user/current-program': enrollment },
  });

const week = (name: RegExp) => screen.getByRole('region', { name });
const weeks = () => screen.getAllByRole('heading', { level: 2 });
const dayOf = (name: string) => {
  const day = screen.getByRole('button', { name: new RegExp(name) }).closest('.calendar-day');
  if (!(day instanceof HTMLElement)) throw new Error(`${name} is on no day`);
  return day;
};
const openDetails = async (name: RegExp, shown: Shown = {}) => {
  const { golfer, ...rest } = await show(shown);
  await golfer.click(screen.getByRole('button', { name }));
  return { golfer, ...rest, dialog: await screen.findByRole('dialog') };
};
const factsIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('the calendar links to the programs for a golfer without a plan and logged activities', async () => {
  await show({ all: [], enrollment: null });
  expect(screen.getByRole('heading', { name: 'No training schedule found' })).toBeDefined();
  expect(screen.getByText('Please enroll in a program to see your calendar')).toBeDefined();
  const browse = screen.getByRole('link', { name: 'Browse Programs' });
  expect(browse.getAttribute('href')).toBe('/programs');
});

test('a golfer without a plan sees logged activities', async () => {
  await show({ all: [aPracticeItem()], enrollment: null });
  expect(screen.getByRole('button', { name: /Range, wedges only/ })).toBeDefined();
});

test('the calendar starts with last week and ends two weeks after this week', async () => {
  await show();
  expect(weeks().map((heading) => heading.textContent)).toEqual([
    '4 to 10 May',
    '11 to 17 May, This week',
    '18 to 24 May',
    '25 to 31 May',
  ]);
});

test('a week shows its week of the plan and the number of planned sessions', async () => {
  await show();
  expect(within(week(/^11 to/)).getByText('WEEK 1')).toBeDefined();
  expect(within(week(/^11 to/)).getByText('Total: 4 sessions planned')).toBeDefined();
  expect(within(week(/^25 to/)).getByText('WEEK 3')).toBeDefined();
  expect(within(week(/^4 to/)).queryByText(/WEEK/)).toBeNull();
  expect(within(week(/^4 to/)).getByText('Total: 0 sessions planned')).toBeDefined();
});

test('today is marked, and its date shows weekday and number', async () => {
  await show();
  const today = dayOf('Landing spots');
  expect(today.getAttribute('aria-current')).toBe('date');
  expect(today.textContent).toContain('Thu 14');
  expect(document.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
});

test.each([
  'Gate putting Program Session 40 min Completed Monday 11 May',
  'Tempo Session (Skipped) 35 min Tuesday 12 May',
  'Landing spots Program Session 45 min Thursday 14 May',
  'Range, wedges only Practice 35 min Sunday 10 May',
  'Saturday medal 18 holes, Match 4 h Score 91 Saturday 9 May',
])('an activity shows its description and names its day: %s', async (name) => {
  const all = items.map((item) => (item.id === 'off' ? { ...item, duration: 35 } : item));
  await show({ all });
  const found = ['button', 'link']
    .flatMap((role) => screen.getAllByRole(role))
    .map((button) => button.textContent.replaceAll(/\s/g, ''));
  expect(found).toContain(name.replaceAll(/\s/g, ''));
});

test('planned, completed, and skipped sessions have different styles', async () => {
  await show();
  const looks = [/^Gate putting/, /^Tempo/, /^Landing spots/].map(
    (name) => screen.getByRole('button', { name }).className.match(/is-\w+/)?.[0],
  );
  expect(looks).toEqual(['is-done', 'is-skipped', 'is-planned']);
});

test('a nine-hole round shows its type and its duration in hours and minutes', async () => {
  const nine = aRoundItem({ duration: 125, data: { holes: 9, roundType: 'free' } });
  await show({ all: [nine] });
  expect(screen.getByText('9 holes, Free Round')).toBeDefined();
  expect(screen.getByText('2 h 05')).toBeDefined();
});

test('the Load More buttons add three weeks above or below', async () => {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, later weeks' }));
  expect(weeks()).toHaveLength(7);
  expect(weeks().at(-1)?.textContent).toBe('15 to 21 Jun');
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, earlier weeks' }));
  expect(weeks()).toHaveLength(10);
  expect(weeks()[0]?.textContent).toBe('13 to 19 Apr');
});

test('loading earlier weeks keeps the visible weeks in place', async () => {
  const { golfer } = await show();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(
    () => 400 * weeks().length,
  );
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, later weeks' }));
  expect(scrollBy).not.toHaveBeenCalled();
  await golfer.click(screen.getByRole('button', { name: 'LOAD MORE, earlier weeks' }));
  expect(scrollBy.mock.calls).toEqual([[{ top: 1200, behavior: 'instant' }]]);
});

test('empty days from today on have an Add button', async () => {
  const onAdd = vi.fn();
  const { golfer } = await show({ onAdd });
  const first = within(week(/^11 to/)).getAllByRole('button', { name: /^Add/ });
  expect(first.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add, Friday 15 May',
    'Add, Sunday 17 May',
  ]);
  expect(within(week(/^4 to/)).queryByRole('button', { name: /^Add/ })).toBeNull();
  await golfer.click(screen.getByRole('button', { name: 'Add, Friday 15 May' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('2026-05-15');
});

test('a calendar without an add handler has no Add buttons', async () => {
  await show();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('a pause appears on each of its days', async () => {
  const pause = { from: '2026-05-15', to: '2026-05-17', reason: 'holiday' as const };
  await show({ enrollment: { ...plan, pause } });
  expect(screen.getAllByText('Plan paused: vacation')).toHaveLength(3);
  expect(within(dayOf('Nine windows')).getByText('Plan paused: vacation')).toBeDefined();
  expect(within(dayOf('Landing spots')).queryByText(/paused/)).toBeNull();
});

test('practice details show the notes', async () => {
  const { dialog } = await openDetails(/Range/);
  expect(factsIn(dialog)).toContainEqual(['Notes', 'Half swings with the 54.']);
});

test('session details link to the session screen', async () => {
  const { dialog } = await openDetails(/Landing spots/);
  expect(factsIn(dialog)).toContainEqual(['Program', 'Fairway Finder']);
  const link = within(dialog).getByRole('link', { name: 'View Session Details' });
  expect(link.getAttribute('href')).toBe('/my-schedule/session/today');
});

test('a completed session cannot be moved', async () => {
  const { dialog } = await openDetails(/Gate putting/);
  expect(within(dialog).queryByRole('button', { name: 'Move to…' })).toBeNull();
});

function watchesViews() {
  let see: IntersectionObserverCallback = () => {};
  let watched: Element | null = null;
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      see = callback;
    }
    observe(element: Element) {
      watched = element;
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  return {
    watched: () => watched,
    seen: (isIntersecting: boolean) =>
      act(() => see([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)),
  };
}

test('the button to this week appears only while this week is out of view', async () => {
  const { seen } = watchesViews();
  const { golfer } = await show();
  expect(screen.queryByRole('button', { name: 'Go to this week' })).toBeNull();
  seen(false);
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await golfer.click(screen.getByRole('button', { name: 'Go to this week' }));
  expect(scrolled.mock.contexts[0]).toBe(week(/^11 to/));
  expect(document.activeElement).toBe(week(/^11 to/));
  seen(true);
  expect(screen.queryByRole('button', { name: 'Go to this week' })).toBeNull();
});

test('after Sunday the button to this week uses the new week and its position', async () => {
  server.reads({ '/api/user/activity-calendar': items, '/api/user/current-program': plan });
  const { watched, seen } = watchesViews();
  const { golfer } = await show();
  expect(watched()).toBe(week(/^11 to/));
  vi.setSystemTime(Date.parse('2026-05-17T21:30:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(watched()).toBe(week(/^18 to/));
  seen(false);
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await golfer.click(screen.getByRole('button', { name: 'Go to this week' }));
  expect(scrolled.mock.contexts[0]).toBe(week(/^18 to/));
});

test('a calendar that fails to load shows an error and can be retried', async () => {
  server.refuses('internal');
  const { golfer } = await renderScreen(<CalendarScreen />, { user: aGolfer() });
  expect(await screen.findByRole('heading', { name: 'Unable to Load Calendar' })).toBeDefined();
  server.reads({ '/api/user/activity-calendar': items, '/api/user/current-program': plan });
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /Landing spots/ })).toBeDefined();
});

test('the calendar shows a message when the network is unavailable', async () => {
  server.isUnreachable();
  await renderScreen(<CalendarScreen />, { user: aGolfer() });
  expect(await screen.findByText(/The connection dropped/)).toBeDefined();
});

test('the calendar shows a loading status', async () => {
  server.hangs();
  await renderScreen(<CalendarScreen />, { user: aGolfer() });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Loading'));
});
