import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../src/web/${path}`, import.meta.url), 'utf8');
const tokens = read('ui/tokens.css');
const calendar = read('features/activities/calendar/calendar.css');

/** Degrees on the colour wheel of every `#rrggbb` in a text: 0 is red, 60 yellow, 120 green. */
function huesIn(text: string): number[] {
  return [...text.matchAll(/#(..)(..)(..)\b/g)].map(([, ...parts]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (most === red) return ((60 * (green - blue)) / range + 360) % 360;
    return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
  });
}

const ruleOf = (selector: string) => calendar.split(`${selector} {`)[1]?.split('}')[0] ?? '';
const tokenIn = (rule: string) => rule.match(/var\(--([\w-]+)/)?.[1] ?? '';
/** What a token is in each theme. */
const valuesOf = (token: string) =>
  [...tokens.matchAll(new RegExp(`--${token}: (.*?);`, 'g'))].map(([, value]) => value ?? '');

test.each([
  ['completed', 'is-done', 'green', 90, 160],
  ['skipped', 'is-skipped', 'amber', 30, 50],
])('in the calendar a %s session (%s) is %s in both themes', (_state, look, _colour, from, to) => {
  const used = [`.act.${look}`, `.act.${look} > .icon`].map((part) => tokenIn(ruleOf(part)));
  const values = used.map(valuesOf);
  expect(values.map((themes) => themes.length)).toEqual([2, 2]);
  const hues = values.flat().flatMap(huesIn);
  expect(hues.length).toBeGreaterThanOrEqual(4);
  expect(hues.filter((hue) => hue < from || hue > to)).toEqual([]);
});
