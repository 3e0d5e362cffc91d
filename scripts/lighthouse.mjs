// `npm run lighthouse`: measures a first visit to the landing page, sign-in and the dashboard with Lighthouse's slow
// phone, and writes that section of docs/benchmarks.md. `npm run lighthouse -- 5` measures each page five times
// instead of three.
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
