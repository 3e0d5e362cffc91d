import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockShift, shiftProgress } from './device-clock.ts';
import { mergeProgress, type SessionProgress } from './session-progress.ts';

const now = Date.parse('2026-05-14T00:00:00Z');
const hour = 3_600_000;

const progressAt = (changedAt: number): SessionProgress => ({
  startedAt: changedAt - hour,
  note: { text: 'Windy', changedAt },
  drills: [
    { exerciseId: 'gate', state: 'open', attempts: [1], score: null, seconds: 30, changedAt },
  ],
});

describe('a device clock', () => {
  it.each([
    ['a second behind', now - 1000, 0],
    ['a minute ahead', now + 60_000, 0],
    ['an hour ahead', now + hour, -hour],
    ['an hour behind', now - hour, hour],
    ['at the start of time', 0, now],
  ])('that is %s is corrected by its offset', (_, sentAt, shift) => {
    expect(clockShift(sentAt, now)).toBe(shift);
  });

  it('that is ahead does not always win: its times are moved back, and no time is in the future', () => {
    const sentAt = now + 400 * 24 * hour;
    const moved = shiftProgress(progressAt(sentAt - 5000), clockShift(sentAt, now), now);
    expect(moved.drills[0]?.changedAt).toBe(now - 5000);
    expect(shiftProgress(progressAt(now + 30_000), 0, now).note?.changedAt).toBe(now);
  });

  it('gets its own times back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e11, max: 9e11 }), fc.nat(hour), (off, ago) => {
        const sentAt = now + off;
        const own = progressAt(sentAt - ago);
        const shift = clockShift(sentAt, now);
        const back = shiftProgress(shiftProgress(own, shift, now), -shift);
        // A clock within the tolerance may be up to a minute ahead; its times are then limited to now.
        if (shift !== 0) expect(back).toEqual(own);
        expect(mergeProgress(own, back)).toEqual(own);
      }),
    );
  });
});
