import { dirname, join } from 'node:path';
import { compileCatalog } from '../src/i18n/compile.ts';
import { catalogFaults } from './catalog-faults.mjs';
import { readCatalogs, source } from './catalogs.mjs';
import { writeMessageTypes } from './message-types.mjs';

const catalogFile = /\/src\/i18n\/[^/]+\/[^/]+\.json$/;

/**
 * Compiles catalogs for the browser. While developing it also keeps the types of messages in step
 * with the English ones; a faulty catalog leaves the types as they are, and the checks name the fault.
 * @returns {import('vite').Plugin}
 */
export function texts() {
  return {
    name: 'texts',
    enforce: 'pre',
    // Keys are no JavaScript names, so a catalog is only ever imported as a whole.
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
