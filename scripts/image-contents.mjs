// Runs while the image is built: builds the server and copies what it runs with, and nothing that only builds it, into a
// folder: `node scripts/image-contents.mjs FOLDER`.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { programIn } from './image-program.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';
import { billOfMaterials } from './sbom.mjs';
import { packagesBesideTheBundle } from './server-packages.mjs';

const files = ['CHANGELOG.md', 'LICENSE', 'package.json', 'dist', 'src/server/migrations'];
/** The texts that the server reads. */
const texts = readdirSync(inRoot('src/content/words'))
  .filter((name) => !name.includes('.'))
  .map((language) => `src/i18n/${language}`);

await main(async () => {
  const [folder = ''] = process.argv.slice(2);
  const node = findNode();
  await ensureBuiltForProduction(node);
  for (const path of [...files, ...texts, ...packagesBesideTheBundle()])
    cpSync(inRoot(path), join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'bin'));
  cpSync(node, join(folder, 'bin', 'node'));
  writeFileSync(join(folder, 'bin', 'pinhigh'), programIn('/pinhigh'), { mode: 0o755 });
  const bill = billOfMaterials(readFileSync('/var/lib/dpkg/status', 'utf8'));
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(bill, null, 1));
  return 0;
});
