import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { puttingOnTheGreen } from '#content/exercises/putting-on-the-green.ts';
import { puttingOnTheGreen as words } from '#content/words/en/exercises/putting-on-the-green.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { DrillDiagram } from './drill-diagram.tsx';

const [drill] = puttingOnTheGreen;
const diagram = labelDiagram(drill.diagram, words[drill.id].diagram);

test('a drill says what it shows, in the units of the golfer', () => {
  render(<DrillDiagram diagram={diagram} units="imperial" />);
  const name = withUnits(diagram.alt, 'imperial');
  const drawing = screen.getByRole('img', { name });
  expect(name).not.toContain('{m:');
  expect(drawing.getAttribute('viewBox')).toBe('0 0 320 200');
  expect(drawing.querySelectorAll('.diagram-ball').length).toBeGreaterThan(0);
});

test('two drawings of one drill on a page keep their patterns apart', () => {
  const { container } = render(
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

test('beside its name a small drawing is silent', () => {
  const { container } = render(<DrillDiagram diagram={diagram} units="metric" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
