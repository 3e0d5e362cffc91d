import { useSuspenseQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { progress } from '#contract/progress.ts';
import { statsInWeekFive } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { renderScreen } from '#testing/web.tsx';
import { query } from '../api/query.ts';
import { EmptyState, QueryBoundary } from './states.tsx';

const server = stubServer();

function Level() {
  return <p>Level {useSuspenseQuery(query(progress.stats)).data.level}</p>;
}

const load = () =>
  renderScreen(
    <QueryBoundary
      title="Unable to Load Progress"
      safe="Your XP is safe."
      skeleton={<p>breathing</p>}
    >
      <Level />
    </QueryBoundary>,
  );

test('a skeleton appears while a part loads', async () => {
  const arrive = server.holds(progress.stats, statsInWeekFive);
  await load();
  expect(await screen.findByText('breathing')).toBeDefined();
  await act(async () => arrive());
  expect(await screen.findByText('Level 7')).toBeDefined();
});

test('a failed part shows its error and which data is safe, and can be retried', async () => {
  server.refuses('unavailable');
  const { golfer } = await load();
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  expect(
    screen.getByText('The server is busy. Please try again in a moment. Your XP is safe.'),
  ).toBeDefined();
  server.answers(progress.stats, statsInWeekFive);
  await golfer.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Level 7')).toBeDefined();
});

test('a part that failed offline reloads when the network returns', async () => {
  server.isUnreachable();
  await load();
  expect(await screen.findByText(/The connection dropped/)).toBeDefined();
  server.answers(progress.stats, statsInWeekFive);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Level 7')).toBeDefined();
});

test('a part that a proxy’s sign-in page answered for leads there and back to this screen', async () => {
  server.replies(() => new Response('<html>Sign in</html>'));
  await load();
  expect(await screen.findByRole('heading', { name: 'Unable to Load Progress' })).toBeDefined();
  expect(
    screen.getByText(
      'Another page asks you to sign in before Pinhigh can be reached. Your XP is safe.',
    ),
  ).toBeDefined();
  const here = encodeURIComponent(location.pathname + location.search);
  const link = screen.getByRole('link', { name: 'Open it' });
  expect(link.getAttribute('href')).toBe(`/continue?next=${here}`);
});

test('a missing item shows an empty state with a link', async () => {
  await renderScreen(
    <EmptyState title="Session not found." action={<a href="/my-schedule">On</a>} />,
  );
  expect(await screen.findByRole('heading', { name: 'Session not found.' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'On' })).toBeDefined();
});
