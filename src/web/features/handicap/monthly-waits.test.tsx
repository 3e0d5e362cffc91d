import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handicap } from '#contract/handicap.ts';
import { anAchievement } from '#testing/an-achievement.ts';
import { thursdayMorning } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { celebrate, endCelebration } from '#web/platform/celebration.ts';
import { Sheet } from '#web/ui/sheet.tsx';
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

const monthly = () => screen.queryByRole('dialog', { name: 'Monthly Handicap Update' });

function Busy({ children }: { readonly children: (end: () => void) => ReactNode }) {
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <MonthlyHandicap />
      <button type="button">Elsewhere</button>
      {isBusy && children(() => setBusy(false))}
    </>
  );
}

test.each([
  {
    name: 'a form is open',
    children: (end: () => void) => (
      <Sheet open onOpenChange={end} title="Track Round">
        <input aria-label="Name" />
      </Sheet>
    ),
    end: () => userEvent.keyboard('{Escape}'),
  },
  {
    name: 'a comment is being typed',
    children: () => <textarea aria-label="Comment" />,
    end: async () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus()),
  },
  {
    name: 'a drill is trained',
    children: (end: () => void) => (
      <div data-in-use>
        <button type="button" onClick={end}>
          Hit
        </button>
      </div>
    ),
    end: async () => act(() => screen.getByRole('button', { name: 'Hit' }).click()),
  },
])('the monthly question waits while $name', async ({ children, end }) => {
  server.answers(handicap.shouldRequest, { shouldRequest: true });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await renderScreen(<Busy>{children}</Busy>, {
    user: aGolfer(),
    reads: { '/api/user/handicap-history': [] },
  });
  act(() => document.querySelector<HTMLElement>('input, textarea')?.focus());
  await pass(5000);
  expect(monthly()).toBeNull();
  await end();
  await pass(1000);
  expect(monthly()).toBeNull();
  await pass(1000);
  expect(monthly()).not.toBeNull();
});
