import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standaloneStyle } from '#drawing/diagrams/diagram-style.ts';

const styles = (path: string) =>
  readFileSync(new URL(`../src/web/${path}`, import.meta.url), 'utf8');
const page = styles('ui/tokens.css');

/** Light and dark. */
const inBothThemes = (css: string, token: string) =>
  [...css.matchAll(new RegExp(`--${token}:\\s*([^;}]+)`, 'g'))].map(([, value]) => value?.trim());

test.each([
  ['rough', 'd-rough'],
  ['turf', 'd-turf'],
  ['turf2', 'd-turf-2'],
  ['fringe', 'd-fringe'],
  ['sand', 'd-sand'],
  ['sandLine', 'd-sand-line'],
  ['ink', 'd-ink'],
  ['line', 'd-line'],
  ['ball', 'd-ball'],
  ['tree', 'd-tree'],
  ['tree2', 'd-tree-2'],
  ['shadow', 'd-shadow'],
  ['label', 'd-label'],
  ['flag', 'flag'],
])('a diagram file draws %s in the color of the page (%s), in both themes', (own, token) => {
  const colors = inBothThemes(page, token);
  expect(colors).toHaveLength(2);
  expect(inBothThemes(standaloneStyle, own)).toEqual(colors);
});
