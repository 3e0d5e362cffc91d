import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aScoredDrill } from '#testing/a-progress.ts';
import { renderScreen } from '#testing/web.tsx';
import { DrillsCard } from './drills-card.tsx';

test('scores with mixed numbers of balls appear as percentages, and mixed strokes as strokes per ball', async () => {
  const strokes = aScoredDrill({
    exerciseId: 'up-and-down',
    name: 'Up and down',
    unit: 'strokes',
    better: 'lower',
    shape: { kind: 'strokes', balls: 18 },
    max: null,
    isMixed: true,
    scores: [44, 40],
    best: 40,
    target: 36,
  });
  await renderScreen(<DrillsCard drills={[aScoredDrill({ isMixed: true }), strokes]} />);
  const [share, mean] = screen.getAllByRole('listitem');
  expect(share?.textContent).toContain('75%best');
  expect(mean?.textContent).toContain('2.2best');
  expect(mean?.textContent).toContain('target 2');
});
