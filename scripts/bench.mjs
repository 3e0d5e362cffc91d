// `npm run bench`: measures the server on both databases and the size of the screens, and writes docs/benchmarks.md.
// `--only embedded,postgres` measures only these parts (see bench/main.ts) and keeps the earlier results of the
// others; `--seconds 2` measures each case for two seconds instead of eight; `--golfers 1000000` sets the number of
// golfers for the feed, broadcasts and administrators' lists. `--only growth --growth 1000,100000,1000000` measures
// requests with these numbers of golfers and a year of history each, 275 KB per golfer.
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
