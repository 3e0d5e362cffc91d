// `npm run demo`: opens a club of nine golfers with a year of history, on a database that is thrown away at the end.
// `-- --day 2026-05-14` shows it on another day, `--days 60` with less history, `--seed 7` with other luck, `--port 5002`
// elsewhere. `--archive DIR` writes a backup of the club into this folder instead.
import { ensureWebBuilt, hashOfSources } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const sources = [
  'src/contract',
  'src/domain',
  'src/content',
  'src/server',
  'src/testing/demo',
  'src/testing/year',
];

await main(async () => {
  // The club is made by TypeScript that Node runs as it is, so it needs nothing that `npm start` does not need.
  await ensureInstalled({ tools: false });
  const node = findNode();
  const { ok, output } = await ensureWebBuilt(node);
  if (!ok) throw new SetupError(`Pinhigh could not be built:\n${output}`);
  const clock = inRoot('src', 'testing', 'moved-clock.ts');
  const args = ['--import', clock, inRoot('src', 'testing', 'demo', 'main.ts')];
  const hash = hashOfSources({ sources });
  return foreground([
    {
      command: node,
      args: [...args, '--sources', hash, ...process.argv.slice(2)],
      env: { NODE_ENV: 'production' },
    },
  ]);
});
