// `npm run bench`: measures the server on both databases and the weight of the screens, and writes
// docs/benchmarks.md. `npm run bench -- 2` measures two seconds a case instead of eight; a second number says
// how many golfers the feed is measured with, a third how many a broadcast is delivered to.
import { ensureBrowser } from './browser.mjs';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { ensurePostgres } from './postgres.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureBuiltForProduction(node);
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureBrowser(),
    TEST_DATABASE_URL: await ensurePostgres(),
  };
  const args = [inRoot('bench', 'main.ts'), ...process.argv.slice(2)];
  return foreground([{ command: node, args, env }]);
});
