import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes of CSS, minified but not compressed: all stylesheets of the app, and those loaded by a first visit to a
 * screen.
 */
export const styleBudget = { total: 195_000, firstVisit: 45_200 };

/**
 * A chunk in Vite's manifest.
 * @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[],
 *   isEntry?: boolean }} Chunk
 */
/** Modules around every screen, loaded with the first one. */
const frame = ['shell.tsx', 'add-session-button.tsx'].map((name) => `src/web/app/${name}`);

/** @typedef {{ total: number, screens: Map<string, number> }} StyleSizes by the screen's file */

/** @param {Record<string, Chunk>} chunks @param {string} name @returns {Set<string>} */
function sheetsOf(chunks, name) {
  const seen = new Set([name]);
  // The set grows while it is iterated, so that indirect imports are included.
  for (const each of seen) for (const other of chunks[each]?.imports ?? []) seen.add(other);
  return new Set([...seen].flatMap((each) => chunks[each]?.css ?? []));
}

/**
 * Returns the bytes of CSS in a built web app.
 * @param {string} folder that the build wrote
 * @returns {StyleSizes | null} null when there is no build
 */
export function sizesOfStyles(folder) {
  const manifest = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return null;
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(manifest, 'utf8'));
  /** @param {Iterable<string>} sheets */
  const bytes = (sheets) =>
    [...sheets].reduce((sum, sheet) => sum + statSync(join(folder, sheet)).size, 0);
  /** @type {Map<string, number>} */
  const screens = new Map();
  /** @param {string} name @param {Set<string>} before the sheets already loaded on the way here */
  function visit(name, before) {
    const sheets = before.union(sheetsOf(chunks, name));
    if (screens.has(name)) return;
    screens.set(name, bytes(sheets));
    for (const next of chunks[name]?.dynamicImports ?? []) visit(next, sheets);
  }
  for (const [name, { isEntry }] of Object.entries(chunks)) {
    if (isEntry) visit(name, new Set(frame.flatMap((each) => [...sheetsOf(chunks, each)])));
  }
  return { total: bytes(new Set(Object.values(chunks).flatMap(({ css = [] }) => css))), screens };
}
