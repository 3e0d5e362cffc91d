// `npm run bench`: measures the server on both databases and the weight of the screens, and writes
// docs/benchmarks.md. `--only embedded,postgres` measures these parts (bench/main.ts lists them), and the others keep
// what was written before; `--seconds 2` takes two seconds a case instead of eight; `--golfers 1000000` says how
// many the feed, broadcasts and the lists of administrators are measured with. `--only growth --growth
// 1000,100000,1000000` measures calls with so many golfers and a year of history each, 250 KB a golfer.
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
