import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/web.tsx';
import { TargetSource } from './target-source.tsx';

const targets = { beginner: 7, intermediate: 8, advanced: 9, expert: 10 };

test.each([
  [
    'Why 8 published',
    { targets, basis: 'published', norm: 'Men' },
    /published scores.*holds for: Men/s,
  ],
  ['Why 8 modeled', { targets, basis: 'model' }, /handicap 0 to 25, mostly men/],
  ['Why 8 estimated', { targets, basis: 'estimate' }, /estimated the target/],
  [
    'Source of the target: own start',
    { targets: null, basis: 'model' },
    /average of your first two scores/,
  ],
] as const)(
  'a target says in one word where it comes from, and more when opened: %s',
  async (...row) => {
    const [line, scoring, more] = row;
    const target = scoring.targets && '8';
    const { golfer } = await renderScreen(<TargetSource scoring={scoring} target={target} />);
    const details = screen.getByRole('group');
    const summary = details.querySelector('summary') ?? details;
    expect(summary.textContent).toBe(line);
    expect(details.hasAttribute('open')).toBe(false);
    await golfer.click(summary);
    expect(details.hasAttribute('open')).toBe(true);
    expect(details.textContent).toMatch(more);
  },
);
