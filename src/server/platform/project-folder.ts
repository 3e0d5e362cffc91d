import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(findPackageJSON(import.meta.url) ?? process.cwd());

/** A path inside the project; works from the TypeScript sources and from the bundle in dist. */
export function inProject(...parts: readonly string[]): string {
  return join(folder, ...parts);
}
