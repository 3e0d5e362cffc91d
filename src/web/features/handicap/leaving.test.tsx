import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAchievement } from '#testing/an-achievement.ts';
import { noEffects } from '#testing/effects.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { MonthlyHandicap } from './monthly-handicap.tsx';

const fetchStub = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  vi.useFakeTimers({ now: thursdayMorning, shouldAdvanceTime: true });
});
afterEach(() => {
  dismissToast();
  celebratedNames();
  vi.useRealTimers();
  fetchStub.mockReset();
});

const completed = '/api/user/handicap-request-completed';
const updated = '/api/user/handicap';
const answers: Readonly<Record<string, unknown>> = {
  '/api/auth/user': aGolfer(),
  '/api/user/should-request-handicap': { shouldRequest: true },
  '/api/user/handicap-history': [],
  [completed]: { success: true },
  [updated]: {
    ...{ handicap: '18.0', recordedAt: '2026-05-14T00:00:00Z' },
    effects: {
      ...noEffects,
      unlockedAchievements: [anAchievement({ name: 'Two strokes off' })],
    },
  },
};
const calls = (url: string) => fetchStub.mock.calls.filter(([asked]) => asked === url);

function Leaving() {
  const [here, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      {here && <MonthlyHandicap />}
    </>
  );
}

test.each([
  ['Update Handicap', updated, 'Handicap updated!', ['Two strokes off']],
  ['Update Handicap', completed, 'Handicap updated!', ['Two strokes off']],
  ['Skip', completed, 'Reminder skipped', []],
])(
  '%s is told, and celebrated, also when the golfer leaves the screen during %s',
  async (press, slow, told, celebrated) => {
    let arrive = () => {};
    fetchStub.mockImplementation(async (url) => {
      if (url === slow) await new Promise<void>((resolve) => (arrive = resolve));
      return Response.json(answers[String(url)] ?? {});
    });
    await renderScreen(<Leaving />, { user: aGolfer() });
    await act(() => vi.advanceTimersByTimeAsync(1600));
    fireEvent.click(screen.getByRole('button', { name: press }));
    await waitFor(() => expect(calls(slow)).toHaveLength(1));
    fireEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    arrive();
    expect(await screen.findByText(told)).toBeDefined();
    expect(calls(completed)).toHaveLength(1);
    expect(celebratedNames()).toEqual(celebrated);
  },
);
