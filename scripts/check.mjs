// `npm run check`: everything that needs no browser, in well under a minute.
import { staticChecks } from './checks.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { printResults, runTasks } from './report.mjs';
import { runVitest } from './vitest.mjs';

await main(async () => {
  await ensureInstalled();
  const tests = { name: 'tests', run: () => runVitest({}) };
  return printResults(await runTasks([...staticChecks, tests], 2));
});
