// `node scripts/handicap-examples.mjs FILE`: runs the examples of a file through the handicap rules, prints each that
// does not hold and how many do, and exits with 1 unless all do. src/testing/handicap-examples.json shows the form.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

await main(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined || !existsSync(file))
    throw new SetupError('Use: node scripts/handicap-examples.mjs FILE');
  await ensureInstalled({ tools: false });
  const program = inRoot('src', 'testing', 'try-handicap-examples.ts');
  return foreground([{ command: findNode(), args: [program, resolve(file)] }]);
});
