import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accounts, type User } from '#contract/accounts.ts';
import { dashboard } from '#contract/dashboard.ts';
import type { HandicapEntry } from '#contract/handicap.ts';
import { aDashboard } from '#testing/a-dashboard.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: thursdayMorning });
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (date: string, handicap: string): HandicapEntry => ({
  handicap,
  recordedAt: `${date}T09:00:00.000Z`,
});

/** From 22.6 in May 2025 down to 11.9 on May 12, 2026, including six strokes in the last 120 days. */
const downToTwelve = [
  at('2025-05-27', '22.6'),
  at('2026-01-14', '17.9'),
  at('2026-03-13', '15.1'),
  at('2026-05-12', '11.9'),
];

const neighbors = {
  storeWithdrawn: () => {},
  onMove: () => {},
  onSettle: () => {},
  onLog: () => {},
};

let nextGolfer = 0;

async function show(
  changes: { history?: readonly HandicapEntry[]; user?: Partial<User> } = {},
  id = `golfer-of-goal-${++nextGolfer}`,
) {
  const { history = downToTwelve } = changes;
  const user = aGolfer({
    id,
    currentHandicap: history.at(-1)?.handicap ?? null,
    goalHandicap: '12.0',
    ...changes.user,
  });
  const answer = aDashboard({ handicapHistory: [...history] });
  const view = await renderScreen(<DashboardScreen {...neighbors} />, {
    user,
    reads: { '/api/user/dashboard': answer },
  });
  // Waits for the lazily loaded parts of a reached goal.
  await screen.findByRole('region', { name: 'Handicap' });
  return { ...view, user, answer };
}

const hero = () => within(screen.getByRole('region', { name: 'Handicap' }));
const offer = () => screen.queryByRole('region', { name: 'Set a new goal' });
const pieces = () => document.querySelector('.confetti');

describe('reaching the goal', () => {
  test('shows how the golfer got from the first handicap to the goal', async () => {
    await show();
    expect(hero().getByRole('heading', { name: 'In the hole' })).toBeDefined();
    expect(hero().getByText('From 22.6 in May 2025 down to your goal of 12.0.')).toBeDefined();
    const facts = hero().getByText('weeks').closest('dl')?.textContent;
    expect(facts).toContain('weeks50');
    expect(facts).toContain('sessions');
    expect(facts).toContain('hours of practice');
    expect(hero().getByText('Goal reached')).toBeDefined();
  });

  test('drops confetti once for each goal and again for the next goal', async () => {
    const first = await show();
    expect(pieces()).not.toBeNull();
    first.unmount();
    const again = await show({}, first.user.id);
    expect(screen.getByRole('heading', { name: 'In the hole' })).toBeDefined();
    expect(pieces()).toBeNull();
    again.unmount();
    await show({ user: { goalHandicap: '14.0' } }, first.user.id);
    expect(pieces()).not.toBeNull();
  });

  test('is celebrated separately for each golfer in the same browser', async () => {
    const first = await show();
    first.unmount();
    await show();
    expect(pieces()).not.toBeNull();
  });

  test('drops no confetti for a golfer who prefers reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await show();
    expect(screen.getByRole('heading', { name: 'In the hole' })).toBeDefined();
    expect(pieces()).toBeNull();
  });

  test('is not celebrated while strokes remain or when the first handicap already met the goal', async () => {
    const { unmount } = await show({ history: [at('2026-01-13', '22.6'), at('2026-05-12', '18')] });
    expect(screen.queryByRole('heading', { name: 'In the hole' })).toBeNull();
    expect(offer()).toBeNull();
    unmount();
    await show({ history: [at('2026-05-12', '12.0')] });
    expect(screen.queryByRole('heading', { name: 'In the hole' })).toBeNull();
    expect(hero().getByRole('button', { name: 'New goal' })).toBeDefined();
  });
});

describe('a new goal', () => {
  test('is offered as three choices, each with the estimated time at the golfer’s own pace', async () => {
    await show();
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
    // At 6.0 strokes in 120 days, improving by 0.9, 2.0 and 3.9 strokes takes 18, 40 and 78 days.
    expect(choices.map((choice) => choice?.textContent)).toEqual([
      '11.0 3 weeks',
      '9.9 6 weeks',
      '8.0 11 weeks',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /9\.9/ }).checked).toBe(true);
    expect(screen.getByText('At your pace of the last 120 days, these take about')).toBeDefined();
  });

  test('is offered without an estimated time when the golfer has no pace', async () => {
    await show({ history: [at('2025-05-27', '22.6'), at('2026-05-12', '11.9')] });
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
    expect(choices.map((choice) => choice?.textContent?.trim())).toEqual(['11.0', '9.9', '8.0']);
    expect(screen.getByText(/^How long one takes is shown/)).toBeDefined();
  });

  test('is saved with one press, and the handicap card then shows the progress to it', async () => {
    const { golfer, user, answer } = await show();
    const saved = { ...user, goalHandicap: '11.0' };
    server.answers(accounts.updateProfile, saved);
    server.answers(accounts.currentUser, saved);
    server.answers(dashboard.get, answer);
    await golfer.click(screen.getByRole('radio', { name: /11\.0/ }));
    await golfer.click(screen.getByRole('button', { name: 'Set 11.0 as my goal' }));
    expect(await screen.findByText('Your new goal is 11.0')).toBeDefined();
    expect(server.log()[0]).toBe('PUT /api/user/profile');
    expect(offer()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'In the hole' })).toBeNull();
    expect(hero().getByText('11.0')).toBeDefined();
    expect(hero().getByText('Jun')).toBeDefined();
    const way = hero().getByRole('progressbar', { name: 'Way to goal handicap' });
    expect(way.getAttribute('aria-valuenow')).toBe('92');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Handicap' }));
  });

  test('that fails to save shows an error and can be sent again', async () => {
    const { golfer } = await show();
    server.isUnreachable();
    await golfer.click(screen.getByRole('button', { name: 'Set 9.9 as my goal' }));
    expect(await screen.findByText('Your goal was not saved')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Set 9.9 as my goal' })).toBeDefined();
  });

  test('with any other number is set on the profile screen', async () => {
    await show();
    const another = screen.getByRole('link', { name: 'Another number' });
    expect(another.getAttribute('href')).toBe('/profile');
  });

  test('can be postponed, stays hidden on the next visit, and returns when the golfer asks for it', async () => {
    const { golfer, user, unmount } = await show();
    await golfer.click(screen.getByRole('button', { name: 'Not now' }));
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Handicap' }));
    unmount();
    await show({}, user.id);
    expect(offer()).toBeNull();
    await golfer.click(hero().getByRole('button', { name: 'New goal' }));
    await screen.findByRole('region', { name: 'Set a new goal' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Set a new goal' }));
  });

  test('is offered without a celebration to a golfer whose goal was always above the handicap', async () => {
    const { golfer } = await show({
      history: [at('2026-01-13', '13.4'), at('2026-05-12', '12.6')],
      user: { goalHandicap: '15.0' },
    });
    expect(hero().getByText('15.0').closest('p')?.textContent).toContain('Goal 15.0 is behind you');
    expect(offer()).toBeNull();
    await golfer.click(hero().getByRole('button', { name: 'New goal' }));
    await screen.findByRole('region', { name: 'Set a new goal' });
    expect(screen.queryByRole('heading', { name: 'In the hole' })).toBeNull();
  });
});
