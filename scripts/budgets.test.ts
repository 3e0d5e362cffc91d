import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = mkdtempSync(join(tmpdir(), 'pinhigh-budgets-'));
const lines = (count: number) => 'export {};\n'.repeat(count);
/** Written in two parts so that this file does not break the rules it tests. */
const ignore = '// biome-' + 'ignore';
const expectError = '// @ts-' + 'expect-error';
const skipped = 'test.' + "skip('a promise', () => {});";

const faults: Record<string, string> = {
  'src/server/too-long.ts': lines(300),
  'src/domain/utils/rounding.ts': lines(1),
  'src/web/ui/helpers.ts': lines(1),
  'src/web/features/plans/index.ts': lines(1),
  'src/server/quiet.ts': `${ignore} lint/suspicious/noConsole`,
  'src/server/placeholder.ts': `${ignore} lint/suspicious/noConsole: <explanation>`,
  'src/web/quiet.tsx': `{/* ${ignore.slice(3)} lint/a11y/useButtonType: */}`,
  'src/server/expected.ts': `${expectError}\nexport {};`,
  'src/server/ignored.ts': '// @ts-' + 'ignore because it is hard',
  'src/server/covered.ts': '/* v8 ' + 'ignore next */',
  'src/domain/later.test.ts': skipped,
  'src/domain/clock.ts': 'export const today = () => Temporal.Now.plainDateISO();',
  'src/content/chance.ts': 'export const chance = Math.random();',
  'src/web/hidden-import.ts': "export type App = import('#server/app.ts').App;",
};

const sound: Record<string, string> = {
  'src/server/long.ts': lines(299),
  'src/content/catalogue.ts': lines(900),
  'src/i18n/en/all.ts': lines(900),
  'src/server/migrations/0000_start.ts': lines(900),
  'src/web/ui/long.css': lines(900),
  'src/contract/index.ts': lines(1),
  'src/server/features/index.ts': lines(1),
  'src/server/explained.ts': `${ignore} lint/suspicious/noConsole: the command line is the screen here`,
  'src/server/expected-for-a-reason.ts': `${expectError} the library's types lag behind\nexport {};`,
  'src/server/clock.ts': 'export const now = () => Date.now();',
  'src/domain/rule.test.ts': 'export const today = Temporal.Now.plainDateISO();',
  'src/web/load.ts':
    "export const load = (): Promise<typeof import('./app.ts')> => import('./app.ts');",
  'src/web/lazy.ts': "export const app = import('./app.ts').then(({ app }) => app);",
  'src/web/commonly-asked.ts': lines(1),
};

let printed: string[];
let exitCode: number | null;

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...faults, ...sound })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const script = join(import.meta.dirname, 'budgets.mjs');
  await new Promise<void>((resolve) => {
    const child = execFile(process.execPath, [script, project], (_error, stdout) => {
      printed = stdout.split('\n');
      exitCode = child.exitCode;
      resolve();
    });
  });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The output about a file, either at the beginning of a line or after `warning:`. */
const saidAbout = (path: string) => printed.filter((line) => line.startsWith(`${path}:`));

test.for(Object.keys(faults))('%s is refused', (path) => {
  expect(saidAbout(path)).toHaveLength(1);
});

test.for(Object.keys(sound))('%s is accepted', (path) => {
  expect(saidAbout(path)).toEqual([]);
});

test('a file that is close to the line limit gets a warning', () => {
  expect(printed).toContain('warning: src/server/long.ts has 299 lines');
});

test('one fault fails the check', () => {
  expect(exitCode).toBe(1);
});
