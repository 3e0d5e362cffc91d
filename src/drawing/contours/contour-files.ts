import { optimize } from 'svgo';
import { type SvgNode, svg } from '../svg-node.ts';
import { toSvgText } from '../svg-text.ts';
import { contourPaths } from './contour-paths.ts';
import { type ContourPreset, contourPresets, coverPreset } from './contour-presets.ts';
import { heightField } from './height-field.ts';

/** Covers for programs that have no cover of their own. */
const spareCovers = ['spare-1', 'spare-2', 'spare-3', 'spare-4', 'spare-5', 'spare-6'];

/** The flagstick of a ground. The flag has no fill of its own: the page that shows it sets the color. */
const pin = ([x, y]: readonly [number, number]): SvgNode =>
  svg(
    'g',
    { transform: `translate(${Math.round(x)} ${Math.round(y)})`, 'stroke-linecap': 'round' },
    [
      svg('path', { d: 'M0 0l38 16', stroke: '#000', 'stroke-opacity': 0.28, 'stroke-width': 3 }),
      svg('ellipse', { rx: 4.2, ry: 3.2, fill: '#000', 'fill-opacity': 0.6 }),
      svg('path', { d: 'M0 0V-36', stroke: '#fdfdf6', 'stroke-width': 2 }),
      svg('path', { d: 'M0.6-36l17 6-17 6z' }),
    ],
  );

// Keeps the stroke width at any scale. `vector-effect` is not inherited, so every path sets it.
const path = (d: string) => svg('path', { d, 'vector-effect': 'non-scaling-stroke' });

/** Writes one SVG file of named symbols. A page shows them with `use` and sets their colors. */
function contourFile(symbols: readonly SvgNode[]): string {
  const file = toSvgText(svg('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols));
  const { data } = optimize(file, {
    plugins: [
      {
        name: 'convertPathData',
        params: { floatPrecision: 1, makeArcs: { threshold: 0, tolerance: 0 } },
      },
    ],
  });
  return `${data}\n`;
}

function groundFile({ w, h, tilt, hills, levels, keep, pin: at }: ContourPreset): string {
  const { bands, shade, lit } = contourPaths(heightField({ w, h, tilt, hills }), { levels });
  const frame = { viewBox: `0 0 ${w} ${h}`, preserveAspectRatio: `${keep} slice` };
  const symbol = (id: string, children: SvgNode[]) => svg('symbol', { id, ...frame }, children);
  return contourFile([
    symbol(
      'bands',
      bands.map((d) => svg('path', { d })),
    ),
    symbol('shade', [path(shade)]),
    symbol('lit', [path(lit)]),
    ...(at ? [symbol('pin', [pin(at)])] : []),
  ]);
}

/** The contour lines on the face of every achievement badge. */
function badgeFile(): string {
  const field = heightField({ seed: 'marker', w: 96, h: 96, count: 4 });
  const { lit, shade } = contourPaths(field, { levels: 12, step: 4, tolerance: 0.4 });
  return contourFile([
    svg('symbol', { id: 'lines', viewBox: '0 0 96 96' }, [svg('path', { d: lit + shade })]),
  ]);
}

/**
 * Returns every contour file, keyed by its path in the contours folder: the presets, one cover for each of these
 * programs, spare covers for future programs, and the face of a badge. The output is the same on every machine.
 */
export function drawContourFiles(programIds: readonly string[]): Map<string, string> {
  return new Map([
    ...Object.entries(contourPresets).map(
      ([name, preset]) => [`${name}.svg`, groundFile(preset)] as const,
    ),
    ...[...programIds, ...spareCovers].map(
      (name) => [`covers/${name}.svg`, groundFile(coverPreset(name))] as const,
    ),
    // The background of a drill's score chart.
    ['scores.svg', groundFile(coverPreset('scores'))],
    ['badge.svg', badgeFile()],
  ]);
}
