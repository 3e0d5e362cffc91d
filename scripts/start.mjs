// `npm start`: takes a fresh clone to a running server, and keeps it running. Settings come from the environment.
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';
import { supervise } from './supervise.mjs';

await main(async () => {
  await ensureInstalled({ tools: false });
  const node = findNode();
  await ensureBuiltForProduction(node);
  const server = inRoot('dist', 'server', 'main.js');
  return supervise({
    command: node,
    args: [...serverFlags, server],
    env: { ...serverEnvironment(process.env), NODE_ENV: 'production' },
  });
});
