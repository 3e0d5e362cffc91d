import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Options, SortableEvent } from 'sortablejs';
import Sortable from 'sortablejs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logbook } from '#contract/logbook.ts';
import { training } from '#contract/training.ts';
import { anEnrollment } from '#testing/a-plan.ts';
import { aSessionItem } from '#testing/an-activity.ts';
import { landingSpots } from '#testing/program-fixture.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

const server = stubServer();

/** The Sortable options of each day's list. Real dragging is tested in a browser. */
const lists = new Map<HTMLElement, Options>();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-14T00:00:00Z'), toFake: ['Date'] });
  vi.spyOn(Sortable, 'create').mockImplementation((list, options = {}) => {
    lists.set(list, options);
    return { destroy: () => lists.delete(list) } as unknown as Sortable;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const calendarUrl = '/api/user/activity-calendar';
const session = aSessionItem({ id: 'sat', title: 'Nine windows', date: '2026-05-16' });
const items = [
  aSessionItem({ id: 'late', title: 'Tempo', date: '2026-05-12' }),
  aSessionItem({ id: 'done', title: 'Done', data: { status: 'completed' } }),
  session,
];

const show = () =>
  renderScreen(<CalendarScreen />, {
    user: aGolfer(),
    reads: {
      [calendarUrl]: items,
      '/api/user/current-program': anEnrollment([], '2026-05-14', { pause: null }),
    },
  });

/** Answers a move; afterwards the calendar has the session on its new date. */
function serverMoves(newDate: string) {
  const moved = { id: 'sat', title: 'Nine windows', scheduledDate: newDate };
  server.answers(training.reschedule, landingSpots(moved));
  server.answers(logbook.calendar, [{ ...session, date: newDate }]);
  server.answers(training.current, null);
}
const serverRefuses = (body: object) => server.replies(() => Response.json(body, { status: 409 }));

const movesSent = () => server.calls(training.reschedule);

const itemOf = (name: string) => {
  const item = screen.getByRole('button', { name: new RegExp(name) }).closest('li');
  if (item === null) throw new Error(`${name} is on no day`);
  return item;
};
const listOn = (date: string) => {
  const list = document.querySelector<HTMLElement>(`[data-date="${date}"] ul`);
  if (list === null) throw new Error(`Nothing can be put down on ${date}`);
  return list;
};

/** Drags a session into the list of another day and drops it over `over`. */
function drag(name: string, to: HTMLElement, over: Element | null = to) {
  const item = itemOf(name);
  const from = item.parentElement as HTMLElement;
  const place = [item.previousSibling, item.nextSibling];
  const { onStart, onEnd } = lists.get(from) ?? {};
  Object.assign(document, { elementFromPoint: () => over });
  const event = { item, from, to, originalEvent: new MouseEvent('mouseup') };
  act(() => onStart?.(event as unknown as SortableEvent));
  to.append(item);
  act(() => onEnd?.(event as unknown as SortableEvent));
  return { item, from, place };
}

test('only planned sessions on current or future days are draggable', async () => {
  await show();
  expect(itemOf('Nine windows').classList.contains('is-movable')).toBe(true);
  expect(itemOf('Done').classList.contains('is-movable')).toBe(false);
  expect(itemOf('Tempo').classList.contains('is-movable')).toBe(false);
  for (const { draggable } of lists.values()) expect(draggable).toBe('.is-movable');
});

test('past days are neither a source nor a target for dragging', async () => {
  await show();
  const past = itemOf('Tempo').parentElement as HTMLElement;
  expect(lists.has(past)).toBe(false);
  // From today to the end of the second week after this one: 18 days.
  expect(lists.size).toBe(18);
});

test('dragging uses the specified animation, swap threshold, and touch delay', async () => {
  await show();
  expect([...lists.values()][0]).toMatchObject({
    animation: 150,
    swapThreshold: 0.65,
    delayOnTouchOnly: true,
  });
});

test('a session dropped on another day moves to that day', async () => {
  await show();
  serverMoves('2026-05-15');
  drag('Nine windows', listOn('2026-05-15'));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  expect(screen.getByText('Nine windows is now on Friday 15 May.')).toBeDefined();
  expect(movesSent()).toMatchObject([
    { params: { sessionId: 'sat' }, body: { newDate: '2026-05-15' } },
  ]);
  await waitFor(() => expect(itemOf('Nine windows').parentElement).toBe(listOn('2026-05-15')));
});

test('a dropped session stays in its old place until the server responds', async () => {
  await show();
  server.hangs();
  const { item, from, place } = drag('Nine windows', listOn('2026-05-15'));
  expect(item.parentElement).toBe(from);
  expect([item.previousSibling, item.nextSibling]).toEqual(place);
});

test('dropping a session on its own day, on a past day, or outside the days moves nothing, and a past day says why', async () => {
  await show();
  drag('Nine windows', listOn('2026-05-16'));
  drag('Nine windows', listOn('2026-05-15'), null);
  expect(screen.queryByText('Failed to reschedule')).toBeNull();
  drag('Nine windows', listOn('2026-05-15'), itemOf('Tempo'));
  const said = await screen.findByText('Choose today or a later day.', { selector: '.toast b' });
  // Nothing has failed, so it does not interrupt a screen reader.
  expect(said.closest('.is-bad')).toBeNull();
  expect(screen.queryByText('Failed to reschedule')).toBeNull();
  // A request would be sent a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.log()).toEqual([]);
  expect(itemOf('Nine windows').parentElement).toBe(listOn('2026-05-16'));
});

test('updates that arrive during a drag appear after the drop', async () => {
  const { client } = await show();
  const item = itemOf('Nine windows');
  const from = item.parentElement as HTMLElement;
  const event = { item, from, to: from, originalEvent: new MouseEvent('mouseup') };
  Object.assign(document, { elementFromPoint: () => from });
  const { onStart, onEnd } = lists.get(from) ?? {};
  act(() => onStart?.(event as unknown as SortableEvent));
  listOn('2026-05-15').append(item);
  await act(async () => {
    client.setQueryData([calendarUrl], items.slice(0, 2));
    // The update reaches the screen a moment later.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(screen.getByRole('button', { name: /Nine windows/ })).toBeDefined();
  act(() => onEnd?.(event as unknown as SortableEvent));
  expect(screen.queryByRole('button', { name: /Nine windows/ })).toBeNull();
});

test.each([
  ['a reason we know', { code: 'session_completed', message: 'x' }, /is completed\. Reopen it/],
  ['a reason of its own', { code: 'rained_off', message: 'The course is closed.' }, /is closed/],
  ['no reason', {}, /Something went wrong/],
])('a rejected move with %s is explained', async (_case, body, reason) => {
  await show();
  serverRefuses(body);
  drag('Nine windows', listOn('2026-05-15'));
  expect(await screen.findByText('Failed to reschedule')).toBeDefined();
  // Once in the toast, and once in its screen reader announcement.
  expect(screen.getAllByText(reason)[0]).toBeDefined();
});

async function askToMove(name: string) {
  const { golfer } = await show();
  await golfer.click(screen.getByRole('button', { name: new RegExp(name) }));
  await golfer.click(await screen.findByRole('button', { name: 'Move to…' }));
  return { golfer, field: await screen.findByLabelText<HTMLInputElement>('New date') };
}

test('a golfer can move a session by entering a date', async () => {
  const { golfer, field } = await askToMove('Nine windows');
  expect(document.activeElement).toBe(field);
  serverMoves('2026-05-20');
  fireEvent.change(field, { target: { value: '2026-05-20' } });
  await golfer.click(screen.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText('Session rescheduled')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(movesSent()).toMatchObject([
    { params: { sessionId: 'sat' }, body: { newDate: '2026-05-20' } },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(itemOf('Nine windows').firstChild));
  expect(itemOf('Nine windows').parentElement).toBe(listOn('2026-05-20'));
});

test('a missed session can be moved to a future day', async () => {
  const { field } = await askToMove('Tempo');
  expect(field).toBeDefined();
});

test.each([
  ['no date', '', 'Date is required'],
  ['a word', 'soon', 'This is not a date. Write one like 2026-05-14.'],
  ['a day that is over', '2026-05-13', 'Choose today or a later day.'],
  ['the day it is on', '2026-05-16', 'Choose another day.'],
])('%s is not sent, and the date field explains why', async (_case, value, fault) => {
  const { golfer, field } = await askToMove('Nine windows');
  if (value) fireEvent.change(field, { target: { value } });
  await golfer.click(screen.getByRole('button', { name: 'Move session' }));
  expect(within(screen.getByRole('dialog')).getByText(fault)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(server.log()).toEqual([]);
});

test('a rejected move keeps the entered date', async () => {
  const { golfer, field } = await askToMove('Nine windows');
  serverRefuses({ code: 'session_completed', message: 'x' });
  fireEvent.change(field, { target: { value: '2026-05-20' } });
  await golfer.click(screen.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText('Failed to reschedule')).toBeDefined();
  expect(field.value).toBe('20 May 2026');
  await golfer.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'View Session Details' })).toBeDefined();
});
