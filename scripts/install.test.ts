import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './root.mjs';

/** In megabytes. Icons and Node itself are half of it. */
const budget = 410;

function bytesIn(folder: string, except: ReadonlySet<string>): number {
  return readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    if (except.has(path)) return sum;
    const found = lstatSync(path);
    return sum + (found.isDirectory() ? bytesIn(path, except) : found.size);
  }, 0);
}

test(`npm start installs at most ${budget} MB`, () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const tools = Object.entries<{ dev?: boolean }>(packages)
    .filter(([, { dev }]) => dev)
    .map(([path]) => inRoot(path));
  // Caches of the tools, such as .vitest-cache; npm installs nothing there.
  const caches = readdirSync(inRoot('node_modules')).filter((name) => name.startsWith('.'));
  const others = [...tools, ...caches.map((name) => inRoot('node_modules', name))];
  const bytes = bytesIn(inRoot('node_modules'), new Set(others));
  expect(bytes / 1_000_000).toBeLessThan(budget);
});
