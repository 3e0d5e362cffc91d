import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../src/web/${path}`, import.meta.url), 'utf8');
const tokens = read('ui/tokens.css');
const activity = read('features/logbook/calendar/activity.css');

/** Returns the hue in degrees of every `#rrggbb` in a text: 0 is red, 60 yellow, 120 green. */
function huesIn(text: string): number[] {
  return [...text.matchAll(/#(..)(..)(..)\b/g)].map(([, ...parts]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (most === red) return ((60 * (green - blue)) / range + 360) % 360;
    return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
  });
}

/** Returns the tokens that an activity's state uses for its background and its icon. */
function tokensOf(look: string): string[] {
  const rule = activity.split(`&.${look} {`)[1]?.split('&.')[0] ?? '';
  return [...rule.matchAll(/(?:background|color): var\(--([\w-]+)/g)].map(
    ([, token]) => token ?? '',
  );
}
/** Returns the value of a token in both themes. */
const colorsOf = (token: string) =>
  tokens.match(new RegExp(`--${token}:([^;]*light-dark[^;]*);`))?.[1] ?? '';

test.each([
  ['completed', 'is-done', 'green', 90, 160],
  ['skipped', 'is-skipped', 'amber', 30, 50],
])(
  'the calendar shows a %s session (%s) in %s in both themes',
  (_state, look, _color, from, to) => {
    const values = tokensOf(look).map(colorsOf);
    expect(values.map((value) => huesIn(value).length >= 2)).toEqual([true, true]);
    expect(values.flatMap(huesIn).filter((hue) => hue < from || hue > to)).toEqual([]);
  },
);
