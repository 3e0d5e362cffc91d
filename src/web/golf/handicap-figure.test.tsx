import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HandicapFigure } from './handicap-figure.tsx';

const words = () => document.body.textContent ?? '';

test('shows the handicap, the way made and the goal', () => {
  render(
    <HandicapFigure history={[22.6, 20.1, 18.4]} now={18.4} goal={12} date="Thursday 14 May" />,
  );
  expect(words()).toContain('Thursday 14 MayHandicap18.4');
  expect(words()).toContain('4.2 strokes better');
  expect(words()).toContain('Goal 12.0');
  const way = screen.getByRole('progressbar', { name: 'Way to goal handicap' });
  expect(way.getAttribute('aria-valuenow')).toBe('40');
});

test('writes plus handicaps as golfers do and says when the goal is reached', () => {
  render(<HandicapFigure history={[1.2, -2]} now={-2} goal={-2} />);
  expect(words()).toContain('+2.0');
  expect(words()).toContain('Goal achieved');
  expect(words()).not.toContain('of the way');
});

test('says so when the handicap went up', () => {
  render(<HandicapFigure history={[18, 19.5]} now={19.5} goal={12} />);
  expect(words()).toContain('1.5 strokes higher');
});

test('shows only flag and level line before the first record', () => {
  const { container } = render(<HandicapFigure history={[]} now={null} goal={12} />);
  expect(words()).toBe('\u00a0HandicapNone yetGoal 12.0');
  expect(container.querySelector('.handicap-ball')).toBeNull();
  expect(container.querySelector('.past-line')).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
});

test('what is missing can be set where it would stand, and no dash stands for it', () => {
  const ask = <a href="/profile">Set it</a>;
  const { unmount } = render(<HandicapFigure history={[]} now={null} goal={null} ask={ask} />);
  expect(screen.getByRole('link', { name: 'Set it' }).closest('.handicap-now')).not.toBeNull();
  expect(words()).not.toMatch(/–|Goal/);
  unmount();
  render(<HandicapFigure history={[22.6]} now={22.6} goal={null} ask={ask} />);
  expect(screen.getByRole('link', { name: 'Set it' }).closest('.handicap-goal')).not.toBeNull();
  expect(words()).not.toMatch(/–|Goal/);
});

test('draws the line once per visit, not every time the screen comes back', () => {
  const { container } = render(<HandicapFigure history={[20]} now={20} goal={12} />);
  expect(container.querySelector('.handicap')?.className).toBe('handicap is-still');
});
