import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Inside the project, so that the types of its packages are found. */
const project = join(import.meta.dirname, '..');
const folder = join(project, 'test-results', 'compilers');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles one statement per name with the settings of a part; returns the names unknown to the compiler. */
async function unknownNames(settings: string, names: readonly string[]): Promise<string[]> {
  const tree = join(folder, settings.replaceAll('/', '-'));
  mkdirSync(tree, { recursive: true });
  const extending = { extends: join(project, settings), include: ['*.ts'], exclude: [] };
  writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify(extending));
  for (const name of names) writeFileSync(join(tree, `${name}.ts`), `export const it = ${name};`);
  const compiler = join(project, 'node_modules', '.bin', 'tsc');
  const output = await new Promise<string>((resolve) => {
    execFile(compiler, ['-p', tree, '--pretty', 'false'], (_error, stdout) => resolve(stdout));
  });
  return names.filter((name) => output.includes(`Cannot find name '${name}'`));
}

const ofNode = ['process', 'Buffer'];
const ofBrowsers = ['document', 'window'];
const ofBoth = ['console', 'fetch', 'setTimeout', 'crypto', 'performance', 'URL'];

test('domain, content and contract have neither Node nor browser globals', async () => {
  const names = [...ofNode, ...ofBrowsers, ...ofBoth];
  expect(await unknownNames('src/tsconfig.pure.json', [...names, 'Temporal'])).toEqual(names);
});

test('the server has Node globals and no browser globals', async () => {
  const names = [...ofNode, ...ofBrowsers, ...ofBoth];
  expect(await unknownNames('src/server/tsconfig.json', names)).toEqual(ofBrowsers);
});

test('the web app has browser globals and no Node globals', async () => {
  const names = [...ofNode, ...ofBrowsers, ...ofBoth];
  expect(await unknownNames('src/web/tsconfig.json', names)).toEqual(ofNode);
});
