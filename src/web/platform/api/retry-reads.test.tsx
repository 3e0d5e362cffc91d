import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '#contract/progress.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { ErrorState, QueryBoundary } from '../screen/states.tsx';
import { query } from './query.ts';

const server = stubServer();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits until the error is shown and its retry has begun. */
const failed = async () => {
  await pass(0);
  await act(() => vi.dynamicImportSettled());
};
let hidden = false;

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Suspended() {
  return <p>Level {useSuspenseQuery(query(progress.stats)).data.level}</p>;
}

function Followed() {
  const { data, error, refetch } = useQuery(query(progress.stats));
  if (data) return <p>Level {data.level}</p>;
  if (!error) return <p>loading</p>;
  return <ErrorState error={error} title="Unable to Load" retry={() => void refetch()} />;
}

const parts = {
  'a part with a boundary': (
    <QueryBoundary title="Unable to Load">
      <Suspended />
    </QueryBoundary>
  ),
  'a part that follows its read': <Followed />,
};
const badGateway = () => new Response('<h1>502</h1>', { status: 502 });
const title = () => screen.queryByRole('heading', { name: 'Unable to Load' });
const calls = () => server.calls(progress.stats).length;

test.each(Object.entries(parts))('%s loads by itself when the proxy is back', async (_, part) => {
  server.replies(badGateway, progress.stats);
  await renderScreen(part);
  await failed();
  const alert = title();
  expect(alert).not.toBeNull();
  await pass(2_010);
  expect(calls()).toBe(2);
  // Nothing on the screen has changed meanwhile.
  expect(title()).toBe(alert);
  server.answers(progress.stats, statsInWeekFive);
  await pass(4_010);
  expect(screen.getByText('Level 7')).toBeDefined();
  const { length } = server.calls(progress.stats);
  await pass(120_000);
  expect(calls()).toBe(length);
});

test('the pauses grow up to half a minute, and a hidden page waits until it is seen', async () => {
  server.replies(badGateway, progress.stats);
  await renderScreen(<Followed />);
  await failed();
  const counts = [];
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    await pass(seconds * 1000 + 10);
    counts.push(calls());
  }
  expect(counts).toEqual([2, 3, 4, 5, 6, 7]);
  hidden = true;
  await pass(120_000);
  expect(calls()).toBe(7);
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(calls()).toBe(8);
});

test('focus and a new connection try at once, but not in a row', async () => {
  server.isUnreachable(progress.stats);
  await renderScreen(<Followed />);
  await failed();
  for (let many = 0; many < 5; many += 1) {
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
  }
  expect(calls()).toBe(2);
  await pass(1_000);
  server.answers(progress.stats, statsInWeekFive);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('Level 7')).toBeDefined();
});

test.each(['forbidden', 'not_found', 'unauthorized', 'invalid_input'] as const)(
  'a read that was refused as %s is not tried again',
  async (code) => {
    vi.stubGlobal('location', { ...location, assign: vi.fn() });
    server.refuses(code, progress.stats);
    await renderScreen(<Followed />);
    await failed();
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(120_000);
    expect(calls()).toBe(1);
    vi.unstubAllGlobals();
  },
);

test('a read that turns out to be refused shows the refusal', async () => {
  server.replies(badGateway, progress.stats);
  await renderScreen(<Followed />);
  await failed();
  server.refuses('forbidden', progress.stats);
  await pass(2_010);
  const count = calls();
  await pass(120_000);
  expect(calls()).toBe(count);
  expect(title()).not.toBeNull();
});
