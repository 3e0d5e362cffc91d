import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/**
 * Identifies the build's contract by a hash of its files: a browser ignores data that it stored under another
 * version.
 * @returns {import('vite').Plugin}
 */
export function contractVersion() {
  return {
    name: 'contract-version',
    config() {
      const folder = inRoot('src', 'contract');
      const hash = createHash('sha256');
      const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
      for (const name of files.toSorted()) hash.update(readFileSync(join(folder, name)));
      const version = hash.digest('base64url').slice(0, 12);
      return { define: { 'import.meta.env.VITE_CONTRACT': JSON.stringify(version) } };
    },
  };
}
