import { readFileSync } from 'node:fs';
import postcss, { type Container, type Root, type Rule } from 'postcss';
import { expect, test } from 'vitest';
import { standaloneStyle } from '#drawing/diagrams/diagram-style.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const read = (path: string) =>
  postcss.parse(readFileSync(new URL(`../src/web/${path}`, import.meta.url), 'utf8'));
const page = postcss.root({
  nodes: ['ui/tokens.css', 'golf/diagram-marks.css', 'golf/drill-diagram.css'].flatMap(
    (path) => read(path).nodes,
  ),
});
const ownFile = postcss.parse(standaloneStyle);

const darkOnly = /\[data-theme="dark"\]|prefers-color-scheme: ?dark/;

function isIn(rule: Rule, theme: Theme): boolean {
  const around: string[] = [];
  for (let at: Container | undefined = rule; at; at = at.parent as Container | undefined)
    around.push('selector' in at ? String(at.selector) : 'params' in at ? String(at.params) : '');
  return theme === 'dark' || !around.some((part) => darkOnly.test(part));
}

/** Returns the last value of a property in the rules accepted by `selects`, in one theme. */
function valueIn(css: Root, theme: Theme, selects: (rule: Rule) => boolean, property: string) {
  const values: string[] = [];
  css.walkRules((rule) => {
    if (!selects(rule) || !isIn(rule, theme)) return;
    rule.each(
      (node) => void (node.type === 'decl' && node.prop === property && values.push(node.value)),
    );
  });
  return values.at(-1);
}

const lightDark = /^light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/;

/** Resolves a color's token and returns it as `#rrggbb`. */
function colorIn(css: Root, theme: Theme, value: string): string {
  const [, light, dark] = lightDark.exec(value) ?? [];
  if (light && dark) return colorIn(css, theme, theme === 'light' ? light : dark);
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? [];
  if (token) return colorIn(css, theme, valueIn(css, theme, () => true, token) ?? `no ${token}`);
  return value.trim().replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

/** Returns fill and stroke of a class; `none` if not set. */
const paintOf = (css: Root, name: string, theme: Theme) =>
  ['fill', 'stroke'].map((property) => {
    const selects = ({ selectors }: Rule) => selectors.includes(name);
    return colorIn(css, theme, valueIn(css, theme, selects, property) ?? 'none');
  });

const classes = new Set<string>();
ownFile.walkRules(({ selectors }) => {
  for (const selector of selectors) if (/^\.[\w-]+$/.test(selector)) classes.add(selector);
});

test('the standalone file of a diagram has colors for its marks', () => {
  expect(classes.size).toBeGreaterThan(20);
});

test.each([...classes].flatMap((name) => themes.map((theme) => [name, theme] as const)))(
  'the standalone file of a diagram paints %s in the same colors as the page (%s)',
  (name, theme) => {
    expect(paintOf(ownFile, name, theme)).toEqual(paintOf(page, name, theme));
  },
);
