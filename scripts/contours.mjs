// `npm run contours`: draws the contour lines that the web serves as files. Run it after changing
// src/drawing/contours or adding a program; a test fails while the files are out of date.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { programs } from '#content/programs/all.ts';
import { drawContourFiles } from '#drawing/contours/contour-files.ts';
import { inRoot } from './root.mjs';

const folder = inRoot('src', 'web', 'golf', 'contours');

rmSync(folder, { recursive: true, force: true });
for (const [path, text] of drawContourFiles(programs.map(({ id }) => id))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
