// `npm run random-network`: 10,000 random steps of a golfer whose network, battery and server fail in turn, with the
// app's own queue and the real server, and compares what the golfer was told with what the server has. `-- --steps 500`
// takes as many steps, `--seed 7` others than usual. `npm test` takes a few hundred.
import { parseArgs } from 'node:util';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

const { values } = parseArgs({
  options: { steps: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});

await main(async () => {
  await ensureInstalled();
  const env = { ...process.env, NETWORK_STEPS: values.steps, NETWORK_SEED: values.seed };
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project', 'phone', '--reporter', 'verbose'];
  return foreground([{ command: findNode(), args, env }]);
});
