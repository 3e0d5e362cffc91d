import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handicap } from '#contract/handicap.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, celebratedNames, renderScreen } from '#testing/web.tsx';
import { dismissToast } from '#web/platform/toast/toast.ts';
import { MonthlyHandicap } from './monthly-handicap.tsx';

const server = stubServer();

beforeEach(() => {
  vi.useFakeTimers({ now: thursdayMorning, shouldAdvanceTime: true });
});
afterEach(() => {
  dismissToast();
  celebratedNames();
  vi.useRealTimers();
});

const completed = { success: true } as const;
const updated = {
  handicap: '18.0',
  recordedAt: '2026-05-14T00:00:00Z',
  effects: { unlockedAchievements: [anAchievement({ name: 'Two strokes off' })] },
};
const slow = {
  update: () => server.holds(handicap.update, updated),
  requestCompleted: () => server.holds(handicap.requestCompleted, completed),
};

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
  ['Update Handicap', 'update', 'Handicap updated!', ['Two strokes off']],
  ['Update Handicap', 'requestCompleted', 'Handicap updated!', ['Two strokes off']],
  ['Skip', 'requestCompleted', 'Reminder skipped', []],
] as const)(
  '%s still shows its message and celebrates achievements if the golfer leaves during the request %s',
  async (press, call, told, celebrated) => {
    server.reads({
      '/api/auth/user': aGolfer(),
      '/api/user/should-request-handicap': { shouldRequest: true },
      '/api/user/handicap-history': [],
    });
    server.answers(handicap.update, updated);
    server.answers(handicap.requestCompleted, completed);
    const arrive = slow[call]();
    await renderScreen(<Leaving />, { user: aGolfer() });
    await act(() => vi.advanceTimersByTimeAsync(1600));
    fireEvent.click(await screen.findByRole('button', { name: press }));
    await waitFor(() => expect(server.calls(handicap[call])).toHaveLength(1));
    fireEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    arrive();
    expect(await screen.findByText(told)).toBeDefined();
    expect(server.calls(handicap.requestCompleted)).toHaveLength(1);
    expect(celebratedNames()).toEqual(celebrated);
  },
);
