import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aScoredDrill } from '#testing/a-progress.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DrillsCard } from './drills-card.tsx';

const show = (drills: Parameters<typeof DrillsCard>[0]['drills']) =>
  renderScreen(<DrillsCard drills={drills} />, { user: aGolfer() });

test('scores with mixed numbers of balls appear as percentages, and mixed strokes as strokes per ball', async () => {
  const strokes = aScoredDrill({
    exerciseId: 'up-and-down',
    name: 'Up and down',
    unit: 'strokes',
    better: 'lower',
    shape: { kind: 'strokes', balls: 18 },
    max: null,
    isMixed: true,
    scores: [44, 42, 40],
    best: 40,
    target: 36,
  });
  await show([aScoredDrill({ isMixed: true }), strokes]);
  const [share, mean] = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(share).toContain('75% putts holed');
  expect(mean).toContain('2.2 strokes');
  expect(mean).toContain('target 2');
});

test('a drill shows its last score next to the best score and the target', async () => {
  const short = aScoredDrill({ exerciseId: 'ladder', name: 'Ladder', scores: [4, 9, 3], best: 9 });
  const alone = aScoredDrill({ exerciseId: 'gate', name: 'Gate', target: null });
  await show([aScoredDrill(), short, alone]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clock putting 9 of 12 best target 8 reached',
    'Ladder 3 of 12 best 9 target 8',
    'Gate 9 of 12 best start 6',
  ]);
});

test('a drill with fewer than three scores has no best and says how many are missing', async () => {
  await show([aScoredDrill({ scores: [9], best: 9, count: 1, baseline: null, target: null })]);
  expect(screen.getByRole('button').textContent).toBe('Clock putting 9 of 12 2 more for a trend ');
  expect(document.querySelector('.drill-best')).toBeNull();
});

test('a press opens all scores of a drill, newest first, with the half of them in the middle', async () => {
  const scores = [5, 7, 8, 9];
  const { golfer } = await show([aScoredDrill({ scores, count: 4 })]);
  await golfer.click(screen.getByRole('button', { name: /^Clock putting/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Clock putting' }));
  const [, ...rows] = sheet.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['4 May9', '3 May8', '2 May7', '1 May5']);
  expect(sheet.getByText('putts holed, 4 times, best 9')).toBeDefined();
  expect(sheet.getByText('mostly 6.5 to 8.25')).toBeDefined();
});

test('six drills are shown first, and the others after a press', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    aScoredDrill({ exerciseId: `drill-${index}`, name: `Drill ${index}` }),
  );
  const { golfer } = await show(many);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await golfer.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
