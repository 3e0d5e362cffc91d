import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownRecord, theDetails } from '#testing/a-session.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { SessionScreen } from './session-screen.tsx';

stubServer();

/** Makes the window as wide as a desktop's, or a phone's. */
const onDesktop = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches && query === '(width >= 1000px)' }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
  afterEach(() => vi.useRealTimers());
  onDesktop(false);
  vi.stubGlobal('scrollTo', vi.fn());
});

const url = '/api/user/scheduled-session-details/thu';

const show = (status?: Parameters<typeof theDetails>[0], currentHandicap: string | null = '18.4') =>
  renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at: '/my-schedule/session/thu',
    user: aGolfer({ currentHandicap }),
    reads: { [url]: theDetails(status) },
  });

/** Opens the drill that is scored. */
async function showDrill(...shown: Parameters<typeof show>) {
  const view = await show(...shown);
  await view.golfer.click(row('Chip to a landing zone'));
  return { ...view, drill: within(await theDrill('Chip to a landing zone')) };
}
const row = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const theDrill = (name: string) => screen.findByRole('dialog', { name });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('every drill has a row with its name, attempts, target, best score, and minutes', async () => {
  const details = theDetails();
  const [chip, ladder] = details.session.exercises;
  if (!chip?.scoring || !ladder) throw new Error('no drills');
  const shape = { kind: 'hits', attempts: 20 } as const;
  const scored = { ...chip, scoring: { ...chip.scoring, shape }, ownScores: ownRecord() };
  await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    user: aGolfer({ currentHandicap: '18.4' }),
    reads: {
      [url]: { ...details, session: { ...details.session, exercises: [scored, ladder] } },
    },
  });
  const rows = within(screen.getByRole('region', { name: 'Drills' })).getAllByRole('link');
  expect(rows).toHaveLength(2);
  for (const text of ['20 attempts', 'Target 9', 'Best 14', '12 min'])
    expect(within(row('Chip to a landing zone')).getByText(text)).toBeDefined();
  const about = 'Carry the ball to the towel and let it run to the hole.';
  expect(within(row('Ladder putting')).getByText(about)).toBeDefined();
});

test('every exercise shows what to do, how to count it, and the target for the golfer’s level', async () => {
  const { drill } = await showDrill();
  expect(drill.getByRole('heading', { name: 'Chip to a landing zone', level: 3 })).toBeDefined();
  expect(drill.getByText('12 min')).toBeDefined();
  expect(drill.getByText('Chip twenty balls.')).toBeDefined();
  expect(drill.getByText('Count only balls that land on the towel.')).toBeDefined();
  expect(drill.getByText('9 balls on the towel or more')).toBeDefined();
  expect(drill.getByText('How to do it')).toBeDefined();
  expect(drill.getByText('Look at the towel.')).toBeDefined();
});

test('a drill has an address: it opens there, Back closes it, and the focus returns to its row', async () => {
  const { golfer, router } = await showDrill();
  expect(router.state.location.href).toBe('/my-schedule/session/thu?drill=chip');
  await golfer.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/my-schedule/session/thu');
  expect(document.activeElement).toBe(row('Chip to a landing zone'));
  await golfer.click(row('Ladder putting'));
  await theDrill('Ladder putting');
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pressing Escape twice closes the drill and stays on the session', async () => {
  const { golfer, router } = await showDrill();
  await golfer.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/my-schedule/session/thu');
});

test('a link to a drill opens it, and closing it stays on the session', async () => {
  const { golfer, router } = await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at: '/my-schedule/session/thu?drill=ladder',
    user: aGolfer(),
    reads: { [url]: theDetails() },
  });
  await theDrill('Ladder putting');
  await golfer.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/my-schedule/session/thu');
});

test('an address with a drill that is not in the session shows the session', async () => {
  const { router } = await renderScreen(<SessionScreen scheduledSessionId="thu" />, {
    at: '/my-schedule/session/thu?drill=gone',
    user: aGolfer(),
    reads: { [url]: theDetails() },
  });
  await waitFor(() => expect(router.state.location.href).toBe('/my-schedule/session/thu'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the next drill takes the place of the open one, and one step back closes it', async () => {
  const { golfer, router } = await showDrill();
  await golfer.click(screen.getByRole('link', { name: 'Next: Ladder putting' }));
  const next = within(await theDrill('Ladder putting'));
  expect(next.getByText('Drill 2 of 2')).toBeDefined();
  expect(document.activeElement).toBe(next.getByRole('heading', { level: 3 }));
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/my-schedule/session/thu');
});

test('on desktop, the drill is beside the list, and choosing another adds no step back', async () => {
  onDesktop(true);
  const { golfer, router } = await show();
  const before = router.history.length;
  const heading = () => screen.getByRole('article').querySelector('h3')?.textContent;
  expect(heading()).toBe('Chip to a landing zone');
  await golfer.click(row('Ladder putting'));
  await waitFor(() => expect(heading()).toBe('Ladder putting'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(row('Ladder putting').getAttribute('aria-current')).toBe('true');
  expect(router.state.location.href).toBe('/my-schedule/session/thu?drill=ladder');
  expect(router.history.length).toBe(before);
});

test('a golfer without a handicap sees the beginner target', async () => {
  await showDrill('planned', null);
  expect(screen.getByText('6 balls on the towel or more')).toBeDefined();
});

test('the one target is that for the golfer’s handicap, and says which one the golfer’s level has', async () => {
  const { golfer, drill } = await showDrill('planned', '15.0');
  const own = drill.getByText('Yours at handicap 15.0').parentElement;
  expect(own?.querySelector('dd')?.textContent).toBe('10 balls on the towel or more');
  await golfer.click(drill.getByText('Why 10'));
  expect(drill.getByText(/^Target for an intermediate player:/).textContent).toContain(
    '9 balls on the towel or more',
  );
});

test('a target that equals the level’s target says only where it comes from', async () => {
  await showDrill('planned', '19.0');
  expect(screen.getByText('Target for an intermediate player')).toBeDefined();
  expect(screen.queryByText(/^Yours at handicap/)).toBeNull();
  expect(screen.getByText(/^Why \d/).closest('details')?.textContent).not.toContain('player:');
});

test('the equipment of all exercises is listed without duplicates', async () => {
  await show();
  const needs = within(screen.getByRole('region', { name: 'You need' }));
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A towel',
    '20 balls',
  ]);
});
