import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import type { FeedEvent } from './feed-event.ts';
import { historyDays, nextEdition, type PublishedEvent, publishCancelledDays } from './publish.ts';

const today = '2026-05-14';
const now = '2026-05-14T00:00:00Z';

const anEvent = (changes: Partial<FeedEvent> = {}): FeedEvent => ({
  scheduledSessionId: 's1',
  date: '2026-05-16',
  startsAt: '2026-05-15T20:00:00Z',
  minutes: 45,
  title: 'Landing spots',
  focus: 'short_game',
  program: 'Break 100',
  state: 'planned',
  ...changes,
});

/** Requests the feed after each of these states of the plan, one day apart, and returns the final events. */
function afterEach(...plans: readonly (readonly FeedEvent[])[]): readonly PublishedEvent[] {
  return plans.reduce<readonly PublishedEvent[]>((published, current, days) => {
    const day = addDays(today, days);
    return nextEdition({ published, current, today: day, now: `${day}T00:00:00Z` }).events;
  }, []);
}

test('the first edition contains planned and completed sessions, but not skipped ones', () => {
  const { events, revised, forgotten } = nextEdition({
    published: [],
    current: [
      anEvent(),
      anEvent({ scheduledSessionId: 's2', state: 'completed' }),
      anEvent({ scheduledSessionId: 's3', state: 'cancelled' }),
    ],
    today,
    now,
  });
  expect(events.map(({ scheduledSessionId, sequence }) => [scheduledSessionId, sequence])).toEqual([
    ['s1', 0],
    ['s2', 0],
  ]);
  expect(revised).toEqual(events);
  expect(forgotten).toEqual([]);
});

test('an edition does not change while the plan is unchanged', () => {
  const first = afterEach([anEvent()]);
  const again = nextEdition({ published: first, current: [anEvent()], today, now: 'later' });
  expect(again).toEqual({ events: first, revised: [], forgotten: [] });
});

test('a moved session keeps its event with the next sequence number', () => {
  expect(afterEach([anEvent()], [anEvent({ date: '2026-05-18' })])).toMatchObject([
    { scheduledSessionId: 's1', date: '2026-05-18', sequence: 1, revisedOn: '2026-05-15' },
  ]);
});

test('a removed session is canceled and keeps its former time', () => {
  expect(afterEach([anEvent()], [])).toMatchObject([
    { state: 'cancelled', sequence: 1, startsAt: '2026-05-15T20:00:00Z' },
  ]);
  expect(afterEach([anEvent()], [], [], [])).toMatchObject([{ state: 'cancelled', sequence: 1 }]);
});

test('a skipped session that is reopened is planned again', () => {
  const skipped = anEvent({ state: 'cancelled' });
  expect(afterEach([anEvent()], [skipped], [anEvent()])).toMatchObject([
    { state: 'planned', sequence: 2 },
  ]);
});

test.each([
  [publishCancelledDays, 1],
  [publishCancelledDays + 1, 0],
])(
  'a cancellation stays in the feed for four weeks: after %i days it appears %i times',
  (days, times) => {
    const published = afterEach([anEvent()], []);
    const later = addDays('2026-05-15', days);
    const removed = nextEdition({ published, current: [], today: later, now });
    expect(removed.events).toHaveLength(times);
    expect(removed.forgotten).toHaveLength(1 - times);
    const skipped = [anEvent({ state: 'cancelled' })];
    const told = nextEdition({ published, current: skipped, today: later, now });
    expect(told.events).toHaveLength(times);
    expect(told.forgotten).toEqual([]);
  },
);

test('an event that is too old leaves the feed without a cancellation', () => {
  const published = afterEach([anEvent({ state: 'completed' })]);
  const later = addDays('2026-05-16', historyDays + 1);
  expect(nextEdition({ published, current: [], today: later, now })).toEqual({
    events: [],
    revised: [],
    forgotten: ['s1'],
  });
});

const anyPlan = fc.uniqueArray(
  fc.record({
    scheduledSessionId: fc.constantFrom('s1', 's2', 's3'),
    date: fc.constantFrom('2026-05-16', '2026-05-18', '2026-05-25'),
    state: fc.constantFrom('planned' as const, 'completed' as const, 'cancelled' as const),
  }),
  { selector: (event) => event.scheduledSessionId },
);

test('a subscriber who has seen every edition always has the current plan', () => {
  fc.assert(
    fc.property(fc.array(anyPlan, { minLength: 1, maxLength: 8 }), (plans) => {
      const phone = new Map<string, PublishedEvent>();
      let published: readonly PublishedEvent[] = [];
      for (const plan of plans) {
        const current = plan.map(anEvent);
        const edition = nextEdition({ published, current, today, now });
        for (const event of edition.events) {
          const before = phone.get(event.scheduledSessionId);
          if (before && event !== before) expect(event.sequence).toBe(before.sequence + 1);
          phone.set(event.scheduledSessionId, event);
        }
        const shown = [...phone.values()].filter((event) => event.state !== 'cancelled');
        expect(new Set(shown.map(({ scheduledSessionId }) => scheduledSessionId))).toEqual(
          new Set(
            current.filter((one) => one.state !== 'cancelled').map((one) => one.scheduledSessionId),
          ),
        );
        published = edition.events;
      }
    }),
  );
});
