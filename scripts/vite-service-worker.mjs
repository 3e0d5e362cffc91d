import { build } from 'vite';

const input = 'src/web/service-worker/service-worker.ts';

/**
 * Adds the service worker to the web build as `sw.js`: a single classic script beside the pages, since its
 * address decides its scope and not every browser takes modules there.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const { target } = config.build;
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
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
  };
}
