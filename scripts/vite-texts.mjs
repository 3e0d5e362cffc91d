import { dirname, join } from 'node:path';
import { compileCatalog } from '../src/i18n/compile.ts';
import { catalogFaults } from './catalog-faults.mjs';
import { readCatalogs, source } from './catalogs.mjs';
import { writeMessageTypes } from './message-types.mjs';

const catalogFile = /\/src\/i18n\/[^/]+\/[^/]+\.json$/;

/**
 * Compiles catalogs for the browser. During development, it also keeps the message types in sync with the English
 * catalogs; a faulty catalog leaves the types unchanged, and the checks report the fault.
 * @returns {import('vite').Plugin}
 */
export function texts() {
  return {
    name: 'texts',
    enforce: 'pre',
    // Keys are not JavaScript names, so a catalog is always imported as a whole.
    config: () => ({ json: { namedExports: false } }),
    transform: {
      filter: { id: catalogFile },
      handler: (file) => ({ code: JSON.stringify(compileCatalog(JSON.parse(file))), map: null }),
    },
    configureServer({ watcher }) {
      watcher.on('change', (path) => {
        if (!catalogFile.test(path)) return;
        const folder = dirname(dirname(path));
        const catalogs = readCatalogs(folder);
        const english = catalogs.get(source);
        if (!english || catalogFaults(new Map([[source, english]])).length > 0) return;
        writeMessageTypes(join(folder, 'messages.ts'), english);
      });
    },
  };
}
