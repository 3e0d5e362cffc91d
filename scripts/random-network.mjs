// `npm run random-network`: takes 10,000 random steps of a golfer while network, battery and server fail in turn,
// with the app's own queue and the real server. Compares the changes reported to the golfer as saved with the
// server's data. `-- --browser` runs in Chromium, `--steps 500` sets the number of steps, `--seed 7` selects other
// steps. `npm test` takes a few hundred.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { ensurePostgres } from './postgres.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    browser: { type: 'boolean', default: false },
  },
});

/** Runs the app's modules in Node, with in-memory databases in place of the browser's. */
const inNode = () => ({
  env: {},
  args: [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'phone', '--reporter', 'verbose'],
  ],
});

/** Runs the built app in Chromium, on a PostgreSQL server. */
async function inBrowser() {
  const env = {
    TEST_SCALE: 'long',
    CHROMIUM_PATH: await ensureBrowser(),
    TEST_DATABASE_URL: await ensurePostgres(),
  };
  const args = [
    inRoot('node_modules', '@playwright', 'test', 'cli.js'),
    ...['test', 'e2e/random-network.test.ts', '--project', 'phone-light'],
    ...['--retries', '0', '--reporter', 'line'],
  ];
  return { env, args };
}

await main(async () => {
  await ensureInstalled();
  const { env, args } = values.browser ? await inBrowser() : inNode();
  const asked = { NETWORK_STEPS: values.steps, NETWORK_SEED: values.seed };
  return foreground([{ command: findNode(), args, env: { ...process.env, ...asked, ...env } }]);
});
