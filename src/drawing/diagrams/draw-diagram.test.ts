import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagram, Mark } from '#domain/drills/diagram.ts';
import type { SvgNode } from '../svg-node.ts';
import { toSvgText } from '../svg-text.ts';
import { drawDiagram } from './draw-diagram.ts';

const draw = (marks: readonly Mark[], units: 'metric' | 'imperial' = 'metric') =>
  drawDiagram({ alt: 'A putt of {m:1.5}.', marks }, { id: 'd1', units });

const classes = (node: SvgNode): string[] => [
  ...(node.attrs['class'] === undefined ? [] : [String(node.attrs['class'])]),
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : classes(child))),
];

const ball: Mark = { type: 'ball', at: [40, 100] };
const hole: Mark = { type: 'hole', at: [260, 100] };

describe('a drill diagram', () => {
  test('describes itself to golfers with a screen reader, in their units', () => {
    expect(draw([]).attrs['aria-label']).toBe('A putt of 1.5\u00A0m.');
    expect(draw([], 'imperial').attrs['aria-label']).toBe('A putt of 5\u00A0ft.');
    expect(draw([]).attrs['role']).toBe('img');
  });

  test('shows distances in the units of the golfer', () => {
    const marks: Mark[] = [
      { type: 'label', at: [60, 40], label: { word: 'Carry', metres: 6 } },
      { type: 'dim', from: [40, 150], to: [260, 150], label: { metres: 1.5 } },
    ];
    expect(toSvgText(draw(marks))).toMatch(/>1.5 m<.*>Carry 6 m</);
    expect(toSvgText(draw(marks, 'imperial'))).toMatch(/>5 ft<.*>Carry 20 ft</);
  });

  test('draws ground below objects and labels on top, regardless of the order of its marks', () => {
    const label: Mark = { type: 'label', at: [100, 40], label: { word: 'Coin' } };
    const found = classes(draw([label, hole, ball, { type: 'floor' }]));
    const at = (name: string) => found.indexOf(name);
    expect(at('diagram-sand')).toBeGreaterThan(at('diagram-rough'));
    expect(at('diagram-ball')).toBeGreaterThan(at('diagram-sand'));
    expect(at('diagram-flag')).toBeGreaterThan(at('diagram-ball'));
    expect(at('diagram-label')).toBeGreaterThan(at('diagram-flag'));
  });

  test('uses its own pattern ids when two diagrams are on one page', () => {
    const text = (id: string) =>
      toSvgText(
        drawDiagram(
          { alt: '', marks: [{ type: 'zone', at: [100, 100], r: [20, 10] }] },
          { id, units: 'metric' },
        ),
      );
    expect(text('a')).toContain('id="a-hatch"');
    expect(text('a')).toContain('fill="url(#a-hatch)"');
    expect(text('b')).not.toContain('a-hatch');
  });

  test('is the same every time, trees included', () => {
    const trees: Mark = { type: 'trees', at: [150, 24], seed: 'a', count: 9, spread: [120, 12] };
    expect(draw([trees])).toEqual(draw([trees]));
    expect(classes(draw([trees])).filter((name) => name === 'diagram-tree')).toHaveLength(9);
  });

  test('can be shown wider than its field', () => {
    const diagram: Diagram = { alt: '', marks: [ball] };
    const wide = drawDiagram(diagram, { id: 'w', units: 'metric', view: '-100 0 520 200' });
    expect(wide.attrs['viewBox']).toBe('-100 0 520 200');
    expect(draw([ball]).attrs['viewBox']).toBe('0 0 320 200');
  });

  test('highlights one of nine windows', () => {
    const windows: Mark = {
      type: 'windows',
      at: [82, 34],
      size: [56, 38],
      ball: [166, 178],
      pick: 2,
    };
    const found = classes(draw([windows]));
    expect(found.filter((name) => name.startsWith('diagram-window'))).toHaveLength(9);
    expect(found.filter((name) => name === 'diagram-window is-picked')).toHaveLength(1);
  });

  test('has no invalid numbers when the ends of marks coincide', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 0, max: 200 }));
    const turn = fc.integer({ min: -360, max: 360 });
    fc.assert(
      fc.property(point, point, turn, turn, (from, to, a, b) => {
        const marks: Mark[] = [
          { type: 'path', from, to, bend: 0 },
          { type: 'path', from, to: from },
          { type: 'dim', from, to: from, label: { metres: 1 } },
          { type: 'gate', at: to, width: 24, turn: a },
          { type: 'arc', at: from, r: 40, from: a, to: b, tips: 'both' },
          { type: 'trail', points: [from, from, to] },
          { type: 'trail', points: [] },
          { type: 'limb', from, to: from },
          { type: 'turf', shape: [from, to] },
        ];
        expect(toSvgText(draw(marks))).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});

describe('a diagram as text', () => {
  test('escapes the text of its labels', () => {
    const marks: Mark[] = [{ type: 'label', at: [50, 50], label: { word: '<b>"5" & up</b>' } }];
    const text = toSvgText(
      drawDiagram({ alt: `"><script>alert('x')</script>`, marks }, { id: 'e', units: 'metric' }),
    );
    expect(text).not.toContain('<script');
    expect(text).not.toContain('<b>');
    expect(text).toContain('&lt;b&gt;&quot;5&quot; &amp; up&lt;/b&gt;');
    expect(text).toContain('aria-label="&quot;&gt;&lt;script');
  });

  test('contains no styles when it is part of a page', () => {
    expect(toSvgText(draw([ball]))).not.toContain('<style');
    expect(toSvgText(draw([ball]))).not.toContain('xmlns');
  });

  test('has a namespace, a size and the colors of both themes when it is a file', () => {
    const text = toSvgText(draw([ball, hole]), { standalone: true });
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="640" height="400"/);
    expect(text).toContain('@media(prefers-color-scheme:dark)');
    expect(text).toContain('#e2431d');
    expect(text).toContain('#ff6a3d');
  });

  test('has a style rule for every class that it uses when it is a file', () => {
    const text = toSvgText(draw([ball, hole]), { standalone: true });
    const used = new Set(classes(draw([ball, hole])).flatMap((name) => name.split(' ')));
    for (const name of used) expect(text).toContain(`.${name}`);
  });
});
