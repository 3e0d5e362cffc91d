import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, todayIn } from '#domain/calendar-date.ts';
import { longestPauseInDays, type Streak, streakOf, whyNoStreak } from './streak.ts';

/**
 * One letter per day, the last one is today: T trained, `.` nothing planned, M planned and missed, B trained, but
 * not the planned session. During a pause: `-` nothing, P trained, N planned and missed. By default, the story
 * ends on a Sunday that is 23 hours long in Auckland.
 */
function streakAfter(story: string, today = '2026-09-27'): Streak {
  const days = [...story].map((letter, index) => ({
    letter,
    date: addDays(today, index - story.length + 1),
  }));
  const datesOf = (letters: string) =>
    days.filter(({ letter }) => letters.includes(letter)).map(({ date }) => date);
  const pauses = datesOf('-PN').map((day) => ({ from: day, to: day }));
  return streakOf({ activeDays: datesOf('TBP'), missedDays: datesOf('MBN'), pauses, today });
}

describe('a streak', () => {
  it('is zero before the first training', () => {
    const none = { current: 0, longest: 0, lastActiveDay: null, breaksAfter: null };
    expect(streakAfter('...')).toEqual(none);
    expect(streakAfter('M.M')).toEqual(none);
  });

  it('counts the days with training, today included', () => {
    expect(streakAfter('TTT')).toMatchObject({
      current: 3,
      longest: 3,
      lastActiveDay: '2026-09-27',
    });
  });

  it('is neither extended nor broken by rest days', () => {
    expect(streakAfter('T.T..T.')).toMatchObject({ current: 3, lastActiveDay: '2026-09-26' });
  });

  it("is not broken by today's session while there is still time for it", () => {
    expect(streakAfter('TTM')).toMatchObject({ current: 2, breaksAfter: '2026-09-27' });
  });

  it('breaks at the end of the day of a missed session', () => {
    expect(streakAfter('TTM.')).toMatchObject({ current: 0, longest: 2, breaksAfter: null });
    expect(streakAfter('TTMT')).toMatchObject({ current: 1, longest: 2 });
  });

  it('counts practice on the day of a missed session, but still ends with that day', () => {
    expect(streakAfter('TTB')).toMatchObject({ current: 3 });
    expect(streakAfter('TTBT')).toMatchObject({ current: 1, longest: 3 });
  });

  it('is not broken by sessions missed before it began', () => {
    expect(streakAfter('MMTT')).toMatchObject({ current: 2 });
  });

  it('survives seven days without training, but not eight', () => {
    expect(streakAfter('T.......')).toMatchObject({ current: 1, breaksAfter: '2026-09-27' });
    expect(streakAfter('T........')).toMatchObject({ current: 0, longest: 1 });
    expect(streakAfter('T......T')).toMatchObject({ current: 2 });
    expect(streakAfter('T.......T')).toMatchObject({ current: 1, longest: 1 });
  });

  it('remembers the longest run, wherever it was', () => {
    expect(streakAfter('TTTT.M.TT.M.T')).toMatchObject({ current: 1, longest: 4 });
  });

  it('counts each day once, regardless of the order of days', () => {
    const activeDays = ['2026-09-26', '2026-09-25', '2026-09-26'];
    expect(streakOf({ activeDays, missedDays: [], today: '2026-09-26' }).current).toBe(2);
  });

  it('does not count training entered for a future day', () => {
    const activeDays = ['2026-09-26', '2026-09-28'];
    expect(streakOf({ activeDays, missedDays: [], today: '2026-09-27' })).toMatchObject({
      current: 1,
      lastActiveDay: '2026-09-26',
    });
  });

  it('states the next day on which it could break', () => {
    const run = { activeDays: ['2026-09-24'], today: '2026-09-25' };
    expect(streakOf({ ...run, missedDays: ['2026-09-28'] }).breaksAfter).toBe('2026-09-28');
    expect(streakOf({ ...run, missedDays: [] }).breaksAfter).toBe('2026-10-01');
  });

  it('continues across the turn of the year and a leap day', () => {
    expect(streakAfter('T.TT', '2027-01-02').current).toBe(3);
    expect(streakAfter('T.TT', '2028-03-01').current).toBe(3);
  });
});

describe('a paused streak', () => {
  it('is frozen: paused days neither break it nor count as days without training', () => {
    expect(streakAfter(`TT${'-'.repeat(30)}`)).toMatchObject({ current: 2 });
    expect(streakAfter(`T...${'-'.repeat(30)}....`)).toMatchObject({ current: 1 });
    expect(streakAfter(`T...${'-'.repeat(30)}.....`)).toMatchObject({ current: 0 });
  });

  it('is not broken by sessions missed on paused days', () => {
    expect(streakAfter('TTN--T')).toMatchObject({ current: 3 });
  });

  it('stays broken if it broke before the pause', () => {
    expect(streakAfter('TTM--')).toMatchObject({ current: 0 });
    expect(streakAfter('T.......--')).toMatchObject({ current: 0 });
  });

  it('grows with training on paused days', () => {
    expect(streakAfter('T--P--T')).toMatchObject({ current: 3 });
  });

  it('treats overlapping pauses as one', () => {
    const pauses = [
      { from: '2026-05-10', to: '2026-05-20' },
      { from: '2026-05-05', to: '2026-05-14' },
    ];
    const run = { activeDays: ['2026-05-01'], missedDays: [], pauses, today: '2026-05-02' };
    expect(streakOf(run).breaksAfter).toBe('2026-05-24');
  });
});

describe('a streak around midnight', () => {
  it.each([
    ['Pacific/Auckland', '2026-09-27'],
    ['Pacific/Auckland', '2026-04-05'],
    ['America/Los_Angeles', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-01'],
    ['UTC', '2026-12-31'],
  ])('follows the golfer’s local days (%s, %s)', (timeZone, date) => {
    const midnight = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone);
    const dayAt = (minutes: number) => todayIn(timeZone, midnight.add({ minutes }).toInstant());
    const activeDays = [addDays(date, -1), dayAt(-1)];
    const streakAt = (minutes: number, missedDays: string[]) =>
      streakOf({ activeDays, missedDays, today: dayAt(minutes) });

    expect(streakAt(-1, []).current).toBe(2);
    expect(streakAt(1, []).current).toBe(2);
    expect(streakAt(-1, [date]).current).toBe(2);
    expect(streakAt(1, [date]).current).toBe(0);
  });
});

describe('any streak', () => {
  const anyStory = fc.string({
    unit: fc.constantFrom('T', '.', 'M', 'B', '-', 'P', 'N'),
    maxLength: 60,
  });

  it('equals the result of a day-by-day count', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        let run = 0;
        let longest = 0;
        let idle = 0;
        for (const day of story) {
          if (idle >= longestPauseInDays) run = 0;
          const trains = 'TBP'.includes(day);
          if (trains) run += 1;
          longest = Math.max(longest, run);
          if (trains) idle = 0;
          else if (!'-N'.includes(day)) idle += 1;
          // A missed session: the streak breaks at the end of this day.
          if ('MB'.includes(day)) idle = longestPauseInDays;
        }
        expect(streakAfter(story)).toMatchObject({ current: run, longest });
      }),
    );
  });

  it('is never longer than the longest streak, which never shrinks', () => {
    fc.assert(
      fc.property(anyStory, fc.constantFrom('T', '.', 'M', 'B'), (story, tomorrow) => {
        const today = streakAfter(story, '2026-09-26');
        const next = streakAfter(story + tomorrow);
        expect(today.current).toBeLessThanOrEqual(today.longest);
        expect(next.longest).toBeGreaterThanOrEqual(today.longest);
      }),
    );
  });

  it('holds without training through the stated day and not a day longer', () => {
    fc.assert(
      fc.property(anyStory, fc.integer({ min: 0, max: 9 }), (story, quietDays) => {
        const { breaksAfter, current } = streakAfter(story, '2026-09-27');
        const today = addDays('2026-09-27', quietDays);
        const holds = breaksAfter !== null && today <= breaksAfter;
        expect(streakAfter(story + '.'.repeat(quietDays), today).current).toBe(holds ? current : 0);
      }),
    );
  });
});

describe('a streak that ended', () => {
  const why = (lastSessionDate: string | null, currentStreak = 0) =>
    whyNoStreak({ currentStreak, longestStreak: 3, lastSessionDate }, '2026-05-14');

  it('was ended by a missed session if the last training is at most a week ago', () => {
    expect([why('2026-05-13'), why('2026-05-07')]).toEqual(['missed', 'missed']);
    expect(why('2026-05-06')).toBe('ended');
  });

  it('needs no reason while there is one, or if there never was one', () => {
    expect([why('2026-05-13', 1), why(null)]).toEqual([null, null]);
  });
});
