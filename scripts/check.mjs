// `npm run check`: all checks that need no browser.
import { staticChecks } from './checks.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { ensurePostgres } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';
import { printResults, runTasks } from './report.mjs';
import { runVitest } from './vitest.mjs';

await main(async () => {
  await ensureInstalled();
  const run = async () =>
    runVitest({ TEST_DATABASE_URL: await ensurePostgres(), TEST_REDIS_URL: await ensureRedis() });
  return printResults(await runTasks([...staticChecks, { name: 'tests', run }], 2));
});
