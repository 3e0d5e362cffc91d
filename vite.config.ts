import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractVersion } from './scripts/vite-contract-version.mjs';
import { serviceWorker } from './scripts/vite-service-worker.mjs';
import { texts } from './scripts/vite-texts.mjs';
import { webManifest } from './scripts/vite-web-manifest.mjs';

// The browsers of the last two years: what they can do is neither rewritten nor polyfilled.
const browsers = ['chrome131', 'edge131', 'firefox132', 'safari18'];

// The libraries change seldom: a new version of the app leaves them in the browser's cache. Long lists, which
// only administrators have, come with their screens.
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|@tanstack\/(?!(?:react-)?virtual)[\w-]+|icu-minify|zod)\/|lucide-react\/dist\/esm\/(?!icons))/;

const platform =
  /src\/web\/platform\/(?:store|fetch-code|device|service-worker|api\/request|update\/[\w-]+)\.ts$/;

const sharedStyles = /src\/web\/(?:ui|golf|platform)\/.*\.css$/;

export default defineConfig({
  plugins: [texts(), react({ compiler: true }), contractVersion(), webManifest(), serviceWorker()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    target: browsers,
    modulePreload: { polyfill: false },
    // Says which sheets each screen loads, for their budget: scripts/style-sizes.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: libraries,
            },
            // What every page begins with, in one file instead of many small ones.
            { name: 'platform', test: platform },
            // One sheet instead of a dozen small ones; what few screens need comes with them.
            { name: 'components', test: sharedStyles, minShareCount: 6 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The server compares Origin and Host, so the Host must stay the one of the page.
    proxy: {
      '/api': { target: 'http://127.0.0.1:5000', changeOrigin: false },
      '/ws': { target: 'http://127.0.0.1:5000', changeOrigin: false, ws: true },
    },
  },
});
