import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinhigh-old-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Checks these files together, since reading the data about browsers takes most of the time. */
async function check(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const script = join(import.meta.dirname, 'old-browsers.mjs');
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [script, folder], (_error, stdout) => {
      resolve({ code: child.exitCode, lines: stdout.trimEnd().split('\n').slice(0, -1) });
    });
  });
}

/** What is newer, by the file that contains it. */
const newer = {
  'function.js': ['Array.fromAsync(x)', 'Array.fromAsync'],
  'function-in-namespace.js': ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
  'class.js': ['new ReportingObserver(x)', 'ReportingObserver'],
  'method.js': ['a.b.setHTMLUnsafe(x)', 'Element.setHTMLUnsafe'],
  'property.css': ['.a{text-box-trim:both}', 'text-box-trim'],
  'value.css': ['.a{display:grid;grid-template-rows:subgrid}', 'grid-template-rows: subgrid'],
  'color.css': ['.a{color:light-dark(#000,#fff)}', 'light-dark()'],
  'color-in-variable.css': ['.a{--b:light-dark(#000,#fff)}', 'light-dark()'],
  'rule.css': ['@scope (.a){b{color:red}}', '@scope'],
  'rule-in-rule.css': ['.a{& b{color:red}}', 'nested rules'],
  'selector.css': ['.a:popover-open{color:red}', ':popover-open'],
  'drawing.svg': ['<svg><path fill="light-dark(#000,#fff)"/></svg>', 'light-dark()'],
} as const;

test('what is newer is refused in scripts, stylesheets and drawings', async () => {
  const files = Object.entries(newer).map(([name, [text]]) => [`assets/${name}`, text]);
  const lines = Object.entries(newer).map(
    ([name, [, what]]) => `assets/${name}: ${what} is newer than the oldest browsers`,
  );
  const { code, lines: found } = await check(Object.fromEntries(files));
  expect({ code, found }).toEqual({ code: 1, found: lines.toSorted() });
});

test('what is old, filled in, prefixed or asked for first passes', async () => {
  const script =
    'Map.groupBy(a,b);a.toSorted();new Set().union(b);"startViewTransition"in document';
  const style =
    '.a{-webkit-user-select:none;user-select:none}@supports (anchor-name:--a){.a{anchor-name:--a}}';
  const files = { 'assets/a.js': script, 'assets/a.css': style };
  expect(await check(files)).toEqual({ code: 0, lines: [] });
});
