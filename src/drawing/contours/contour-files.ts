import { optimize } from 'svgo';
import { type SvgNode, svg } from '../svg-node.ts';
import { toSvgText } from '../svg-text.ts';
import { contourPaths } from './contour-paths.ts';
import { type ContourPreset, contourPresets, coverPreset } from './contour-presets.ts';
import { heightField } from './height-field.ts';

/** Programs without a cover of their own take one of these. */
const spareCovers = ['spare-1', 'spare-2', 'spare-3', 'spare-4', 'spare-5', 'spare-6'];

/** The flag of a ground. Its cloth takes the fill of whatever uses it. */
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

// A stroke keeps its width however large the ground is shown. This is not inherited, so it is here.
const path = (d: string) => svg('path', { d, 'vector-effect': 'non-scaling-stroke' });

/** One SVG of named symbols; a page shows them with `use` and gives them their colors. */
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
 * Every contour file by its path below the folder of contours: the presets, one cover for each of
 * these programs, spare covers for programs to come, and the face of a badge. The same on every
 * machine.
 */
export function drawContourFiles(programIds: readonly string[]): Map<string, string> {
  return new Map([
    ...Object.entries(contourPresets).map(
      ([name, preset]) => [`${name}.svg`, groundFile(preset)] as const,
    ),
    ...[...programIds, ...spareCovers].map(
      (name) => [`covers/${name}.svg`, groundFile(coverPreset(name))] as const,
    ),
    // Under the chart of a drill's scores.
    ['scores.svg', groundFile(coverPreset('scores'))],
    ['badge.svg', badgeFile()],
  ]);
}
