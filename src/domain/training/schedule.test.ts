import { describe, expect, it } from 'vitest';
import { layOutPlan, ScheduleError } from './schedule.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** The days of a plan with the week of each, such as `3 2026-03-16`. */
function planned(
  totalSessions: number,
  startDate: string,
  availableDays: number[],
  perWeek = availableDays.length,
) {
  const preferences = { sessionsPerWeek: perWeek, availableDays, startDate };
  return layOutPlan({ totalSessions, preferences }).map(
    ({ weekNumber, scheduledDate }) => `${weekNumber} ${scheduledDate}`,
  );
}

describe('a plan', () => {
  it('starts on its start date if that is a training day', () => {
    expect(planned(3, '2026-03-02', [1, 4])).toEqual([
      '1 2026-03-02',
      '1 2026-03-05',
      '2 2026-03-09',
    ]);
  });

  it('that starts in midweek uses only the remaining days of that week', () => {
    expect(planned(4, '2026-03-04', [1, 3, 5])).toEqual([
      '1 2026-03-04',
      '1 2026-03-06',
      '2 2026-03-09',
      '2 2026-03-11',
    ]);
  });

  it('spreads a late first week over the days left', () => {
    expect(planned(3, '2026-03-05', everyDay, 2)).toEqual([
      '1 2026-03-05',
      '1 2026-03-08',
      '2 2026-03-09',
    ]);
  });

  it('that starts on the last training day of the week uses that day', () => {
    expect(planned(2, '2026-03-06', [1, 3, 5])).toEqual(['1 2026-03-06', '2 2026-03-09']);
  });

  it('that starts after the last training day begins with a rest week', () => {
    expect(planned(2, '2026-03-07', [1, 3])).toEqual(['2 2026-03-09', '2 2026-03-11']);
  });

  it('takes one day a week or all seven', () => {
    expect(planned(3, '2026-03-02', [6])).toEqual(['1 2026-03-07', '2 2026-03-14', '3 2026-03-21']);
    const daily = planned(14, '2026-03-02', everyDay);
    expect([daily[0], daily[6], daily[7], daily[13]]).toEqual([
      '1 2026-03-02',
      '1 2026-03-08',
      '2 2026-03-09',
      '2 2026-03-15',
    ]);
  });

  it('crosses a leap day', () => {
    expect(planned(3, '2028-02-28', [1, 2, 3])).toEqual([
      '1 2028-02-28',
      '1 2028-02-29',
      '1 2028-03-01',
    ]);
  });

  it('keeps counting weeks across New Year, even with a calendar week 53', () => {
    expect(planned(4, '2026-12-21', [5])).toEqual([
      '1 2026-12-25',
      '2 2027-01-01',
      '3 2027-01-08',
      '4 2027-01-15',
    ]);
  });

  it.each([
    ['Auckland', '2026-03-30', '2026-04-05', '2026-04-12'],
    ['Auckland', '2026-09-21', '2026-09-27', '2026-10-04'],
    ['Los Angeles', '2026-03-02', '2026-03-08', '2026-03-15'],
    ['Los Angeles', '2026-10-26', '2026-11-01', '2026-11-08'],
  ])('keeps its Sundays while the clocks change in %s', (_, start, changeDay, weekLater) => {
    expect(planned(2, start, [7])).toEqual([`1 ${changeDay}`, `2 ${weekLater}`]);
  });

  it('is empty without sessions', () => {
    expect(planned(0, '2026-03-02', [1])).toEqual([]);
  });

  it('is refused when the days do not suffice within twice the weeks needed', () => {
    const preferences = { sessionsPerWeek: 3, availableDays: [2], startDate: '2026-03-02' };
    expect(() => layOutPlan({ totalSessions: 9, preferences })).toThrow(new ScheduleError(3));
  });
});
