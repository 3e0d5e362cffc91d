import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

/**
 * Runs a command of the server, on the database that the settings name, with the arguments of this process.
 * @param {string} name
 */
export const runServerCommand = (name) =>
  main(async () => {
    await ensureInstalled({ tools: false });
    const node = findNode();
    await ensureBuiltForProduction(node);
    const args = [inRoot('dist', 'server', 'main.js'), name, ...process.argv.slice(2)];
    return foreground([{ command: node, args, env: { NODE_ENV: 'production' } }]);
  });
