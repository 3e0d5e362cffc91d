// Prints the notes of a release, which are its section of CHANGELOG.md: `npm run release-notes -- 1.0.0`.
import { readFileSync } from 'node:fs';
import { notesOf } from './changelog.mjs';
import { main } from './command.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

await main(async () => {
  const [version, ...more] = process.argv.slice(2);
  if (version === undefined || more.length > 0)
    throw new SetupError('Use: npm run release-notes -- VERSION');
  process.stdout.write(`${notesOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version)}\n`);
  return 0;
});
