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

async function check(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  const script = join(import.meta.dirname, 'old-browsers.mjs');
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [script, folder], (_error, stdout) => {
      resolve({ code: child.exitCode, lines: stdout.trimEnd().split('\n').slice(0, -1) });
    });
  });
}

test.each([
  ['a function', 'Array.fromAsync(x)', 'Array.fromAsync'],
  ['a function in a namespace', 'new Intl.Segmenter("en")', 'Intl.Segmenter'],
  ['a class', 'new ReportingObserver(x)', 'ReportingObserver'],
  ['a method', 'a.b.setHTMLUnsafe(x)', 'Element.setHTMLUnsafe'],
])('%s that is newer is refused', async (_, text, name) => {
  expect(await check('assets/a.js', text)).toEqual({
    code: 1,
    lines: [`assets/a.js: ${name} is newer than the oldest browsers`],
  });
});

test.each([
  ['a property', '.a{text-box-trim:both}', 'text-box-trim'],
  ['a value', '.a{display:grid;grid-template-rows:subgrid}', 'grid-template-rows: subgrid'],
  ['a color', '.a{color:light-dark(#000,#fff)}', 'light-dark()'],
  ['a color in a variable', '.a{--b:light-dark(#000,#fff)}', 'light-dark()'],
  ['a rule', '@scope (.a){b{color:red}}', '@scope'],
  ['a rule within another', '.a{& b{color:red}}', 'nested rules'],
  ['a selector', '.a:popover-open{color:red}', ':popover-open'],
])('%s that is newer is refused in a stylesheet', async (_, text, name) => {
  expect(await check('assets/a.css', text)).toEqual({
    code: 1,
    lines: [`assets/a.css: ${name} is newer than the oldest browsers`],
  });
});

test('a drawing with a color that is newer is refused', async () => {
  const { lines } = await check('assets/a.svg', '<svg><path fill="light-dark(#000,#fff)"/></svg>');
  expect(lines).toEqual(['assets/a.svg: light-dark() is newer than the oldest browsers']);
});

test('what is old, filled in, prefixed or asked for first passes', async () => {
  const script =
    'Map.groupBy(a,b);a.toSorted();new Set().union(b);"startViewTransition"in document';
  expect(await check('assets/a.js', script)).toEqual({ code: 0, lines: [] });
  const style =
    '.a{-webkit-user-select:none;user-select:none}@supports (anchor-name:--a){.a{anchor-name:--a}}';
  expect(await check('assets/a.css', style)).toEqual({ code: 0, lines: [] });
});
