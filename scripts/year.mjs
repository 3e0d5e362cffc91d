// `npm run year`: lets a club live a year on both databases: the real server on a clock that moves by one to seven days
// between its starts, with golfers, administrators and a coach who do everything that the product offers. After each
// step everything stored is compared with everything else. `-- --days 60` ends earlier, `--engine embedded` (or
// `server`) runs on one database, `--seed 7` selects other people.
import { parseArgs } from 'node:util';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { ensurePostgres } from './postgres.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
});

await main(async () => {
  await ensureInstalled();
  // The servers deliver the built web app; one from an earlier commit would not fit them.
  await ensureBuiltForProduction(findNode());
  const env = {
    ...process.env,
    TEST_DATABASE_URL: await ensurePostgres(),
    TEST_SCALE: 'long',
    TEST_SEED: values.seed,
    YEAR_DAYS: values.days,
    ...(values.engine && { YEAR_ENGINE: values.engine }),
  };
  const args = [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'server', 'src/testing/year', '--reporter', 'verbose'],
  ];
  return foreground([{ command: findNode(), args, env }]);
});
