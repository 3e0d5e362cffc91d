import { build } from 'vite';
import { buildIdOf, precacheList } from './precache-list.mjs';
import { contractRows } from './vite-contract-rows.mjs';
import { contractVersion } from './vite-contract-version.mjs';

const input = 'src/web/service-worker/service-worker.ts';

/** The build tag in index.html before the build: src/contract/web-build.ts. */
const unbuilt = '<meta name="build" content="development"';

/**
 * Adds the service worker to the web build as `sw.js`. It is a single classic script next to the pages, because its
 * address determines its scope and not every browser accepts modules. It gets the list of files to store, and the
 * page gets the build id.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  let buildId = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!html.includes(unbuilt)) throw new Error(`index.html does not say ${unbuilt}`);
        buildId = buildIdOf(bundle, { html, publicDir: config.publicDir });
        return html.replace(unbuilt, unbuilt.replace('development', buildId));
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const list = precacheList(bundle, {
          build: buildId,
          publicDir: config.publicDir,
          importsOf: (module) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? [],
        });
        const { target } = config.build;
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          plugins: [contractRows(), contractVersion()],
          define: { precacheList: JSON.stringify(list) },
          build: { target, write: false, rolldownOptions: { input, output: { format: 'iife' } } },
        });
        const [{ output = [] } = {}] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
          [built].flat()
        );
        for (const file of output) {
          if (file.type === 'chunk') {
            this.emitFile({ type: 'asset', fileName: 'sw.js', source: file.code });
          }
        }
      },
    },
  };
}
