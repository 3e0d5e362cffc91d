// `npm run lighthouse`: measures the landing page, sign-in and the dashboard as Lighthouse's slow phone sees them on
// a first visit, and writes their section of docs/benchmarks.md. `npm run lighthouse -- 5` measures each page five
// times instead of three.
import { ensureHeadlessShell } from './browser.mjs';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureBuiltForProduction(node);
  const env = { ...process.env, CHROMIUM_PATH: await ensureHeadlessShell() };
  const args = [inRoot('bench', 'lighthouse.ts'), ...process.argv.slice(2)];
  return foreground([{ command: node, args, env }]);
});
