// `npm run make-admin -- ADDRESS`: makes a golfer an administrator, in the database that the settings name.
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

await main(async () => {
  await ensureInstalled({ tools: false });
  const node = findNode();
  await ensureBuiltForProduction(node);
  const args = [inRoot('dist', 'server', 'main.js'), 'make-admin', ...process.argv.slice(2)];
  return foreground([{ command: node, args, env: { NODE_ENV: 'production' } }]);
});
