// `npm start`: from a fresh clone to a running server. Settings come from the environment.
import { ensureWebBuilt } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { SetupError } from './setup-error.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const { ok, output } = await ensureWebBuilt(node);
  if (!ok) throw new SetupError(`The web could not be built:\n${output}`);
  const env = {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? inRoot('.cache', 'compile'),
  };
  return foreground([{ command: node, args: [inRoot('src', 'server', 'main.ts')], env }]);
});
