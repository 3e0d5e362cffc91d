import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { loadQueue } from '#testing/a-queue.tsx';
import { aPractice } from '#testing/an-activity.ts';
import {
  connectionStrip,
  waitingCompletion,
  waitingPractice,
  waitingTitles,
} from '#testing/connection-strip.tsx';
import { storedRequests } from '#testing/stored-requests.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { addRequest } from '#web/platform/queue/database.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import { ConnectionStrip } from './connection-strip.tsx';

const show = connectionStrip();
const server = stubServer();

test('the queue code is requested again after a failed load until the waiting changes appear', async () => {
  server.isUnreachable();
  await addRequest(waitingPractice);
  const { client } = await renderScreen(<ConnectionStrip saysOffline={false} />, {
    user: aGolfer(),
  });
  let asked = 0;
  const stop = followQueue(client, async () => {
    asked += 1;
    if (asked === 1) throw new Error('No signal');
    return loadQueue();
  });
  expect(await screen.findByText(/waiting to sync/)).toBeDefined();
  expect(asked).toBe(2);
  stop();
});

test('the strip counts the waiting changes, and Show lists them', async () => {
  server.isUnreachable();
  const view = await show(waitingCompletion(), waitingPractice);
  expect(await screen.findByText(/waiting to sync/)).toHaveProperty(
    'textContent',
    '2 waiting to sync',
  );
  await view.press('Show');
  const list = await screen.findByRole('dialog', { name: '2 waiting to sync' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Landing spots completed.*52 min, 4 stars$/),
    expect.stringMatching(/^Range.*30 min$/),
  ]);
});

test('the list says what every kind of request does', async () => {
  server.isUnreachable();
  const view = await show(...storedRequests);
  await view.press('Show');
  const list = await screen.findByRole('dialog', { name: '8 waiting to sync' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.row-title')?.textContent)).toEqual([
    'Landing spots completed',
    'Landing spots reopened',
    'Landing spots moved to 20 May',
    'Landing spots skipped',
    'Range',
    'Medal, 18 holes, 90',
    'Handicap 18.4',
    'Handicap question answered',
  ]);
  expect(rows.every((row) => row.querySelector('svg') !== null)).toBe(true);
});

test.each([
  ['a golfer that everything is kept', aGolfer(), 'Offline. Everything you log is kept.'],
  ['a visitor no more than that', null, 'You are offline. What you see may be out of date.'],
])('an offline strip without waiting changes tells %s', async (_, user, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderScreen(<ConnectionStrip saysOffline={false} />, { user });
  expect(screen.getByText(words)).toBeDefined();
  vi.restoreAllMocks();
});

test('a change that a proxy’s sign-in page answered for waits, and the strip leads there', async () => {
  server.replies(() => new Response('401 Unauthorized', { status: 401 }));
  await show(waitingPractice);
  expect(await screen.findByRole('link', { name: 'Open it' })).toHaveProperty(
    'href',
    `${location.origin}/continue?next=${encodeURIComponent(location.pathname)}`,
  );
  expect(await waitingTitles()).toEqual(['Range']);
});

test('discarding a waiting change asks for confirmation', async () => {
  server.isUnreachable();
  const view = await show(waitingCompletion(), waitingPractice);
  await view.press('Show');
  await view.press('Discard Range');
  expect(await screen.findByText(/What you entered will be lost/)).toBeDefined();
  await view.press('Discard');
  await waitFor(async () => expect(await waitingTitles()).toEqual(['Landing spots']));
});

test('Try now sends the waiting changes', async () => {
  server.isUnreachable();
  const view = await show(waitingPractice);
  await view.press('Show');
  server.answers(logbook.addPractice, aPractice);
  await view.press('Try now');
  await waitFor(async () => expect(await waitingTitles()).toEqual([]));
});
