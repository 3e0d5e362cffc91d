import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/root.mjs';

type Chunk = { readonly file: string; readonly name?: string };

/** Returns the addresses of the built files whose chunk has a matching name; their own names are only hashes. */
export function builtFiles(name: RegExp): readonly string[] {
  const text = readFileSync(inRoot('dist', 'web', '.vite', 'manifest.json'), 'utf8');
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(text);
  const found = Object.values(chunks).filter((chunk) => name.test(chunk.name ?? ''));
  if (found.length === 0) throw new Error(`The build has no file named ${name}.`);
  return found.map(({ file }) => `/${file}`);
}
