import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { HandicapFigure, type HandicapFigureProps } from './handicap-figure.tsx';

const today = '2026-05-14';

/** Records a month apart; the last one is today's. */
const monthly = (...handicaps: readonly number[]) =>
  handicaps.map((handicap, index) => ({
    date: addDays(today, -30 * (handicaps.length - 1 - index)),
    handicap,
  }));

function show(props: Partial<HandicapFigureProps> & Pick<HandicapFigureProps, 'records'>) {
  return render(<HandicapFigure goal={12} today={today} {...props} />);
}

const words = () => document.body.textContent ?? '';
const foot = () => document.querySelector('.handicap-foot')?.textContent ?? '';
const done = () =>
  screen.getByRole('progressbar', { name: 'Way to goal handicap' }).getAttribute('aria-valuenow');
const wayToGo = (container: HTMLElement) => container.querySelector('.goal-line');

test('the figure shows the handicap, the progress, and the goal', () => {
  const { container } = show({ records: monthly(22.6, 22, 20.1, 19.3, 18.4) });
  expect(words()).toContain('Thursday 14 MayHandicap18.4');
  expect(words()).toContain('4.2 strokes better');
  expect(words()).toContain('40% of the way');
  expect(words()).toContain('Goal 12.0, about Nov');
  expect(done()).toBe('40');
  expect(wayToGo(container)?.classList.contains('is-faint')).toBe(false);
});

test('the figure writes plus handicaps with a plus and shows when the goal is reached', () => {
  const { container } = show({ records: monthly(1.2, -2), goal: -2 });
  expect(words()).toContain('+2.0');
  expect(foot()).toBe('Goal reached, 3.2 betterGoal +2.0');
  expect(words()).not.toContain('of the way');
  expect(done()).toBe('100');
  expect(wayToGo(container)).toBeNull();
});

test('the figure offers a new goal when the goal is reached', () => {
  show({ records: monthly(22.6, 11.9), newGoal: <button type="button">New goal</button> });
  expect(foot()).toBe('Goal reached, 10.7 betterNew goal');
});

test('the figure shows a handicap that went up', () => {
  const { container } = show({ records: monthly(18, 19.5) });
  expect(foot()).toBe('1.5 above your startGoal 12.0');
  expect(done()).toBe('0');
  expect(wayToGo(container)?.classList.contains('is-faint')).toBe(true);
});

test('the figure shows a new golfer the missing values and a link to set them', () => {
  const ask = <a href="/profile">Set it</a>;
  const { unmount } = show({ records: [], goal: null, ask });
  expect(words()).toContain('HandicapNot set yet');
  expect(foot()).toBe('The line starts with a numberSet it');
  expect(screen.getByRole('link', { name: 'Set it' })).toBeDefined();
  expect(done()).toBe('0');
  unmount();
  show({ records: monthly(22.6), goal: null, ask });
  expect(words()).toContain('22.6');
  expect(foot()).toBe('The line needs a goalSet it');
});

describe('without progress, the text shows', () => {
  test('the strokes to go on the first day', () => {
    show({ records: monthly(32), goal: 24 });
    expect(foot()).toBe('8.0 to goGoal 24.0');
    expect(screen.getAllByText('32.0').length).toBe(1);
  });

  test('the month since which the handicap has been steady', () => {
    const { container } = show({ records: monthly(16.2, 16.4, 16.1) });
    expect(foot()).toContain('Steady at 16.1 since March');
    expect(wayToGo(container)?.classList.contains('is-faint')).toBe(true);
  });

  test('the year as well when the steady period began in another year', () => {
    show({ records: monthly(16.2, 16.4, 16.3, 16, 16.4, 16.1) });
    expect(foot()).toContain('Steady at 16.1 since December 2025');
  });

  test('no zero strokes and no zero percent', () => {
    for (const values of [[20], [20, 20], [20, 19.9], [20, 20.2], [20, 22], [12], [12, 12]]) {
      const { unmount } = show({ records: monthly(...values) });
      expect(words()).not.toMatch(/0\.0 (strokes )?better|\b0%|–/);
      unmount();
    }
  });
});

test('a long history shows the year of its start', () => {
  const records = [{ date: '2022-06-01', handicap: 28 }, ...monthly(21, 20.4, 19.8)];
  show({ records, goal: 16 });
  expect(foot()).toContain('8.2 better since 2022');
});

test('a goal that was never below the handicap is shown as behind the golfer', () => {
  show({
    records: monthly(13.4, 12.6),
    goal: 15,
    newGoal: <button type="button">New goal</button>,
  });
  expect(foot()).toBe('Goal 15.0 is behind youNew goal');
  expect(words()).not.toContain('%');
});

test('an expected month in another year includes the year', () => {
  show({ records: monthly(22.6, 22.3, 22, 21.5, 21), goal: 14.6 });
  expect(foot()).toContain('Goal 14.6, about Sept 2027');
});

test('the line is drawn with animation only once per visit', () => {
  const { container } = show({ records: monthly(20) });
  expect(container.querySelector('.handicap')?.className).toBe('handicap is-still');
});
