// `npm test`: runs all checks, even in a fresh clone. It never skips something it cannot find: it fails and says what
// is missing. The last line is the total. `npm test -- <file>…` runs only these unit, server and web tests.
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { ensureBuiltForProduction } from './build.mjs';
import { staticChecks } from './checks.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { findNode } from './node.mjs';
import { ensurePostgres } from './postgres.mjs';
import { foreground } from './processes.mjs';
import { ensureRedis } from './redis.mjs';
import { printResults, runTasks } from './report.mjs';
import { SetupError } from './setup-error.mjs';
import { runVitest } from './vitest.mjs';

/** Small machines have two cores; most checks keep one busy. */
const atOnce = 2;

/**
 * A task that also produces something later tasks need. It is produced only once, by the first task that needs it.
 * @template Product
 * @param {string} name
 * @param {() => Promise<Product>} make
 */
function preparation(name, make) {
  /** @type {Promise<Product> | undefined} */
  let made;
  const product = () => {
    made ??= make();
    return made;
  };
  const run = async () => {
    await product();
    return { passed: 1, failed: 0, report: '' };
  };
  return { name, run, product };
}

const browsers = preparation('browsers for the journeys', async () => ({
  CHROMIUM_PATH: await ensureBrowser(),
  HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
}));
const postgres = preparation('a PostgreSQL server to test on', ensurePostgres);
const redis = preparation('a Redis server to test on', ensureRedis);
/** Tests that start a server in a process of its own then start the built one. */
const build = preparation('web and server build', async () => {
  await ensureBuiltForProduction(findNode());
  return { BUILT_SERVER: '1' };
});

/** Collects the requirements of the journeys; each missing one is reported under its own name. */
async function journeyEnvironment() {
  try {
    return {
      ...(await build.product()),
      ...(await browsers.product()),
      TEST_DATABASE_URL: await postgres.product(),
    };
  } catch {
    throw new SetupError('They need the built web, a browser and a PostgreSQL server; see there.');
  }
}

/** Checks of file sizes, which require a build. */
const ofBuild = ['styles', 'first visits'];
const checks = staticChecks.map((check) => {
  const afterBuild = async () => {
    await build.product().catch(() => undefined);
    return check.run();
  };
  return ofBuild.includes(check.name) ? { ...check, run: afterBuild } : check;
});
const unitTests = {
  name: 'unit, server and web tests',
  run: async () => {
    // One of the tests runs `npm start`, which must not build at the same time.
    const built = await build.product().catch(() => undefined);
    return runVitest({
      ...built,
      TEST_DATABASE_URL: await postgres.product().catch(() => undefined),
      TEST_REDIS_URL: await redis.product().catch(() => undefined),
    });
  },
};
const journeys = {
  name: 'journeys',
  run: async () => runJourneys(await journeyEnvironment()),
};

/** @param {string[]} files */
async function runFiles(files) {
  const env = {
    TEST_DATABASE_URL: await postgres.product(),
    TEST_REDIS_URL: await redis.product(),
  };
  return foreground([{ command: 'vitest', args: ['run', ...files], env }]);
}

await main(async () => {
  await ensureInstalled();
  const files = process.argv.slice(2);
  if (files.length > 0) return runFiles(files);
  const results = await runTasks([postgres, redis, browsers, build, ...checks, unitTests], atOnce);
  // The browser tests depend on timing, so nothing else runs at the same time.
  const last = await runTasks([journeys], 1);
  return printResults([...results, ...last]);
});
