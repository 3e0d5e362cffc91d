import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/**
 * Names the contract that the build follows by a hash of its files: what a browser has kept of another one
 * is not read.
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
