import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handicap } from '#contract/handicap.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { celebrate, endCelebration } from '#web/platform/celebration.ts';
import { MonthlyHandicap } from './monthly-handicap.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: thursdayMorning, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the monthly question waits until a celebration is over', async () => {
  server.answers(handicap.shouldRequest, { shouldRequest: true });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  celebrate([anAchievement({ name: 'Ten done' })]);
  await renderScreen(<MonthlyHandicap />, {
    user: aGolfer(),
    reads: { '/api/user/handicap-history': [] },
  });
  await pass(3000);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => endCelebration());
  await pass(1600);
  expect(await screen.findByRole('dialog', { name: 'Monthly Handicap Update' })).toBeDefined();
});
