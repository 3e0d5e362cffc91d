// `npm run test:long`: runs the long version of every test file that depends on src/testing/scale.ts, those of
// long-tests.mjs, the journeys tagged `@long`, and the main journey in the engines of all browsers, each with a line of its own, and prints the total last.
// It takes many minutes; `npm test` runs the short versions. `-- year engines` runs only files with one of these words in
// their paths; `--seed 7` takes other random steps.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureHeadlessShell } from './browser.mjs';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { inAllEngines, runJourneys } from './journeys.mjs';
import { longTestFiles } from './long-tests.mjs';
import { findNode } from './node.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';
import { printResults, runTasks } from './report.mjs';
import { root } from './root.mjs';
import { SetupError } from './setup-error.mjs';
import { runVitest } from './vitest.mjs';

/** One at a time, because some of them watch how long the server takes. */
const atOnce = 1;
const mostSeconds = 3600;

const { values, positionals: words } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** @param {string} path */
const hasScale = (path) =>
  longTestFiles.includes(path) ||
  /from '[^']*\/scale\.ts'|\b(engines|places)AtScale\b/.test(
    readFileSync(`${root}/${path}`, 'utf8'),
  );

/** @param {string} path */
const isAsked = (path) => words.length === 0 || words.some((word) => path.includes(word));

/** @returns {string[]} the paths of the test files to run, sorted */
const longTests = () =>
  ['src', 'scripts']
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.test\.tsx?$/.test(path) && isAsked(path) && hasScale(path))
    .sort();

const enginesFile = 'e2e/engines/main-journey.test.ts';
const journeys = 'e2e/long-journeys';

await main(async () => {
  await ensureInstalled();
  // The servers deliver the built web app; one from an earlier commit would not fit them.
  await ensureBuiltForProduction(findNode());
  const env = {
    TEST_SCALE: 'long',
    TEST_SEED: values.seed,
    BUILT_SERVER: '1',
    TEST_DATABASE_URL: await ensurePostgres(),
    TEST_REDIS_URL: await ensureRedis(),
  };
  const tasks = longTests().map((file) => ({
    name: file,
    run: () => runVitest(env, { files: [file], seconds: mostSeconds }),
  }));
  if (isAsked(journeys)) {
    const browsers = async () => ({
      CHROMIUM_PATH: await ensureBrowser(),
      HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
    });
    tasks.push({ name: journeys, run: async () => runJourneys({ ...env, ...(await browsers()) }) });
  }
  if (isAsked(enginesFile)) {
    const run = async () => runJourneys(await ensureEngines(), inAllEngines);
    tasks.push({ name: enginesFile, run });
  }
  if (tasks.length === 0) throw new SetupError(`No long test is named ${words.join(' or ')}.`);
  return printResults(await runTasks(tasks, atOnce));
});
