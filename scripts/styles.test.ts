import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { styleBudget } from './style-sizes.mjs';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pinhigh-styles-'));
});
afterEach(() => rmSync(project, { recursive: true }));

const css = `
:root { --ink: #123; }
@layer components {
  .button { color: var(--ink);
    &.is-on { color: var(--share); }
    .icon { width: var(--radix-width); }
  }
  .focus-putting, .focus-irons { --wash: #eee; background: var(--wash); }
}`;
const tsx = `import './button.css';
export const Button = ({ on, focus, share }: Props) => (
  <button className={on ? 'button is-on' : 'button'} style={{ '--share': share }}>
    <Check className="icon" />
    <b className={\`focus-\${focus}\`} />
  </button>
);`;

/** Bytes of each stylesheet by name, and the files that each chunk loads. */
type Build = { sheets: Record<string, number>; manifest: object };

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

async function check(files: { css?: string; tsx?: string; build?: Build }) {
  write('src/web/ui/button.css', files.css ?? css);
  write('src/web/ui/button.tsx', files.tsx ?? tsx);
  if (files.build) {
    write('dist/web/.vite/manifest.json', JSON.stringify(files.build.manifest));
    for (const [name, bytes] of Object.entries(files.build.sheets)) {
      write(`dist/web/${name}`, ' '.repeat(bytes));
    }
  }
  const script = join(import.meta.dirname, 'styles.mjs');
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [script, project], (_error, stdout) => {
      resolve({ code: child.exitCode, lines: stdout.trimEnd().split('\n').slice(0, -1) });
    });
  });
}

test('sources and stylesheets that match each other pass the check', async () => {
  expect(await check({})).toEqual({ code: 0, lines: [] });
});

test.for([
  ['a class that no source names', '.forgotten { color: red; }', 'no source names .forgotten'],
  ['a nested one', '.button { &.is-off { color: red; } }', 'no source names .is-off'],
  ['a property that nothing uses', ':root { --tee: 1px; }', 'nothing uses --tee'],
  ['a property that nothing sets', '.icon { height: var(--cup); }', 'nothing sets --cup'],
  [
    'a shorthand that Safari reads only in part',
    '.icon { text-decoration: underline var(--ink); }',
    'Safari reads only the line from text-decoration: underline var(--ink)',
  ],
] as const)('%s is refused', async ([, more, fault]) => {
  expect(await check({ css: `${css}\n${more}` })).toEqual({
    code: 1,
    lines: [`src/web/ui/button.css: ${fault}`],
  });
});

test.for([
  ['url(#cup)', '<path clip-path="url(#cup)" />'],
  ['href="#cup', '<use href="#cup" />'],
] as const)('a drawing that refers to %s within itself is refused', async ([found, part]) => {
  write('src/web/golf/green.svg', `<svg>${part}</svg>`);
  write('src/web/public/icon.svg', `<svg>${part}</svg>`);
  expect(await check({})).toEqual({
    code: 1,
    lines: [`src/web/golf/green.svg: ${found} does not work in Safari`],
  });
});

test('a stylesheet that nothing imports is refused', async () => {
  const { lines } = await check({ tsx: tsx.replace("import './button.css';", '') });
  expect(lines).toContain('src/web/ui/button.css: nothing imports it');
});

test('a class name in JSX that no stylesheet has is refused', async () => {
  const { lines } = await check({ tsx: `${tsx}\nexport const Tee = () => <i className="tee" />;` });
  expect(lines).toEqual(['src/web/ui/button.tsx: no stylesheet has "tee"']);
});

const fault = 'src/web/golf/flag.tsx: does not import src/web/ui/button.css for "button"';

test.for([
  ['nothing', '', [fault]],
  ['the types of the component', "import type { Button } from '#web/ui/button.tsx';", [fault]],
  ['the component', "import { Button } from '#web/ui/button.tsx';", []],
  ['the stylesheet', "import '../ui/button.css';", []],
] as const)(
  'a file that uses a class of another folder and imports %s',
  async ([, from, lines]) => {
    const link = `${from}\nexport const Flag = () => <a className="button" href="/" />;`;
    write('src/web/golf/flag.tsx', link);
    expect((await check({})).lines).toEqual(lines);
  },
);

test('the files of a feature share its stylesheets', async () => {
  write('src/web/features/range/range.css', '.range { color: red; }');
  write('src/web/features/range/range.tsx', "import './range.css';");
  write('src/web/features/range/keys.tsx', 'export const Keys = () => <b className="range" />;');
  write('src/web/features/coach/plan.tsx', 'export const Plan = () => <b className="range" />;');
  const fault = 'does not import src/web/features/range/range.css for "range"';
  expect((await check({})).lines).toEqual([`src/web/features/coach/plan.tsx: ${fault}`]);
});

const manifest = {
  'index.html': { file: 'i.js', isEntry: true, css: ['first.css'], dynamicImports: ['calendar'] },
  calendar: { file: 'c.js', imports: ['list'], css: ['calendar.css'] },
  list: { file: 'l.js', css: ['list.css'] },
};

test('a build within the CSS budget passes the check', async () => {
  const sheets = { 'first.css': 20_000, 'calendar.css': 20_000, 'list.css': 1000 };
  expect(await check({ build: { manifest, sheets } })).toEqual({ code: 0, lines: [] });
});

test('a build with too much CSS for the first visit to a screen, or in total, is refused', async () => {
  const { firstVisit, total } = styleBudget;
  const sheets = { 'first.css': firstVisit - 5, 'calendar.css': total, 'list.css': 7 };
  const { lines } = await check({ build: { manifest, sheets } });
  const bytes = firstVisit + total + 2;
  expect(lines).toEqual([
    `calendar: its first visit loads ${bytes} bytes of CSS; ${firstVisit} are allowed`,
    `dist/web: ${bytes} bytes of CSS; ${total} are allowed`,
  ]);
});
