import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type HandicapAsk, isHandicapDue } from './handicap-due.ts';

const at = (text: string) => Temporal.Instant.from(text);

const ask = (changes: Partial<HandicapAsk> = {}) =>
  isHandicapDue({
    createdAt: at('2026-01-05T08:00:00Z'),
    lastUpdate: null,
    lastAnswer: null,
    now: at('2026-05-14T00:00:00Z'),
    timeZone: 'Pacific/Auckland',
    ...changes,
  });

describe('the monthly handicap request', () => {
  it('is due for a golfer who has never answered', () => {
    expect(ask()).toBe(true);
  });

  it('is not due after an update or skip this month, and is due again next month', () => {
    for (const name of ['lastUpdate', 'lastAnswer'] as const) {
      expect(ask({ [name]: at('2026-05-01T12:00:00Z') })).toBe(false);
      expect(ask({ [name]: at('2026-04-29T12:00:00Z') })).toBe(true);
      expect(ask({ [name]: at('2025-05-14T00:00:00Z') })).toBe(true);
    }
  });

  it('is settled by a skip after an old update, or by an update after an old skip', () => {
    const [may, march] = [at('2026-05-02T00:00:00Z'), at('2026-03-02T00:00:00Z')];
    expect(ask({ lastUpdate: march, lastAnswer: may })).toBe(false);
    expect(ask({ lastUpdate: may, lastAnswer: march })).toBe(false);
    expect(ask({ lastUpdate: march, lastAnswer: march })).toBe(true);
  });

  // At this instant it is already June 1 in Auckland and still May 31 elsewhere.
  test.each([
    ['Pacific/Auckland', true],
    ['UTC', false],
    ['America/Los_Angeles', false],
  ])('starts a new month at midnight in %s', (timeZone, due) => {
    const lastAnswer = at('2026-05-20T12:00:00Z');
    expect(ask({ now: at('2026-05-31T12:00:00Z'), lastAnswer, timeZone })).toBe(due);
  });

  it('counts an answer at the end of a month for that month, in the golfer’s time zone', () => {
    const timeZone = 'America/Los_Angeles';
    const lastAnswer = at('2026-06-01T06:59:59Z');
    expect(ask({ lastAnswer, timeZone, now: at('2026-06-01T06:59:59Z') })).toBe(false);
    expect(ask({ lastAnswer, timeZone, now: at('2026-06-01T07:00:00Z') })).toBe(true);
  });
});

describe('a new account', () => {
  it('gets no handicap request for exactly seven days', () => {
    const createdAt = at('2026-05-07T00:00:00Z');
    expect(ask({ createdAt, now: at('2026-05-13T23:59:59Z') })).toBe(false);
    expect(ask({ createdAt, now: at('2026-05-14T00:00:00Z') })).toBe(true);
  });

  // Seven days in local time: an hour more or less if daylight saving time changes.
  test.each([
    ['Pacific/Auckland', '2026-04-01T00:00:00Z', '2026-04-08T01:00:00Z'],
    ['Pacific/Auckland', '2026-09-23T00:00:00Z', '2026-09-29T23:00:00Z'],
    ['America/Los_Angeles', '2026-03-05T20:00:00Z', '2026-03-12T19:00:00Z'],
    ['America/Los_Angeles', '2026-10-29T19:00:00Z', '2026-11-05T20:00:00Z'],
  ])('in %s created at %s is seven days old at %s', (timeZone, created, settled) => {
    const createdAt = at(created);
    const now = at(settled);
    expect(ask({ createdAt, now, timeZone })).toBe(true);
    expect(ask({ createdAt, now: now.subtract({ seconds: 1 }), timeZone })).toBe(false);
  });
});

describe('the handicap request at any moment in any time zone', () => {
  const instant = fc
    .integer({ min: 1_700_000_000, max: 2_000_000_000 })
    .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
  const timeZone = fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles');

  it('is never due right after an answer', () => {
    fc.assert(
      fc.property(instant, instant, timeZone, (createdAt, now, zone) => {
        expect(ask({ createdAt, now, lastAnswer: now, timeZone: zone })).toBe(false);
        expect(ask({ createdAt, now, lastUpdate: now, timeZone: zone })).toBe(false);
      }),
    );
  });

  it('is due again within 31 days of an answer', () => {
    fc.assert(
      fc.property(instant, timeZone, (lastAnswer, zone) => {
        const now = lastAnswer.add({ hours: 24 * 31 + 1 });
        expect(ask({ createdAt: lastAnswer, lastAnswer, now, timeZone: zone })).toBe(true);
      }),
    );
  });

  it('stays due if the last answer is even older', () => {
    const age = fc.integer({ min: 0, max: 24 * 400 });
    fc.assert(
      fc.property(instant, age, age, timeZone, (now, hours, more, zone) => {
        const moment = { now, createdAt: now.subtract({ hours: 24 * 500 }), timeZone: zone };
        const lastAnswer = now.subtract({ hours });
        const older = lastAnswer.subtract({ hours: more });
        if (ask({ ...moment, lastAnswer }))
          expect(ask({ ...moment, lastAnswer: older })).toBe(true);
      }),
    );
  });
});
