import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { puttingOnTheGreen } from '#content/exercises/putting-on-the-green.ts';
import { puttingOnTheGreen as words } from '#content/words/en/exercises/putting-on-the-green.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { DrillDiagram } from './drill-diagram.tsx';

const [drill] = puttingOnTheGreen;
const diagram = labelDiagram(drill.diagram, words[drill.id].diagram);

test('a diagram has a text description in the golfer’s units', async () => {
  await renderScreen(<DrillDiagram diagram={diagram} units="imperial" />);
  const name = withUnits(diagram.alt, 'imperial');
  const drawing = screen.getByRole('img', { name });
  expect(name).not.toContain('{m:');
  expect(drawing.getAttribute('viewBox')).toBe('0 0 320 200');
  expect(drawing.querySelectorAll('.diagram-ball').length).toBeGreaterThan(0);
});

test('two diagrams of one drill on a page use separate pattern ids', async () => {
  const { container } = await renderScreen(
    <>
      <DrillDiagram diagram={diagram} units="metric" />
      <DrillDiagram diagram={diagram} units="metric" view="-28 27 386 135" />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map((pattern) => pattern.id);
  expect(new Set(ids).size).toBe(6);
  const used = container.querySelector('[fill^="url("]')?.getAttribute('fill');
  expect(ids.map((id) => `url(#${id})`)).toContain(used);
});

test('a decorative diagram next to its name is hidden from screen readers', async () => {
  const { container } = await renderScreen(
    <DrillDiagram diagram={diagram} units="metric" decorative />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a left-handed golfer sees the diagram mirrored with readable text', async () => {
  const drawn = async (handedness: 'right' | 'left') => {
    const view = await renderScreen(
      <DrillDiagram diagram={diagram} units="metric" view="-28 20 386 160" />,
      { user: aGolfer({ handedness }) },
    );
    const balls = [...view.container.querySelectorAll('.diagram-ball')];
    const drawing = {
      view: view.container.querySelector('svg')?.getAttribute('viewBox'),
      words: view.container.textContent,
      balls: balls.map((ball) => Number(ball.getAttribute('cx'))),
    };
    view.unmount();
    return drawing;
  };
  const right = await drawn('right');
  const left = await drawn('left');
  expect(left.balls).toEqual(right.balls.map((x) => 320 - x));
  expect(left.words).toBe(right.words);
  expect([right.view, left.view]).toEqual(['-28 20 386 160', '-38 20 386 160']);
});

test('a diagram fills a frame of similar shape and fits completely into another frame', async () => {
  await renderScreen(
    <>
      <DrillDiagram diagram={diagram} units="metric" />
      <DrillDiagram diagram={diagram} units="metric" fit="meet" />
    </>,
  );
  const ways = screen.getAllByRole('img').map((each) => each.getAttribute('preserveAspectRatio'));
  expect(ways).toEqual(['xMidYMid slice', 'xMidYMid meet']);
});
