import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from './scripts/browsers.mjs';
import { contractRows } from './scripts/vite-contract-rows.mjs';
import { contractVersion } from './scripts/vite-contract-version.mjs';
import { firstVisits } from './scripts/vite-first-visits.mjs';
import { landing } from './scripts/vite-landing.mjs';
import { licenses } from './scripts/vite-licenses.mjs';
import { oldBrowsers } from './scripts/vite-old-browsers.mjs';
import { serviceWorker } from './scripts/vite-service-worker.mjs';
import { texts } from './scripts/vite-texts.mjs';
import { webManifest } from './scripts/vite-web-manifest.mjs';

// The libraries rarely change, so they stay in the browser's cache when the app is updated. Libraries for long lists,
// which only administrators have, are loaded with their screens.
const libraries =
  /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|@tanstack\/(?!(?:react-)?virtual)[\w-]+(?!.*(?:[iI]nfinite|[qQ]ueries))|react-error-boundary|icu-minify)\/|lucide-react\/dist\/esm\/(?!icons))/;

/**
 * Chunks by the visits that need them. Each contains all its imports, except those already in a chunk listed above
 * it. Modules shared by only a few screens get their own chunks.
 */
const files = [
  { name: 'libraries', test: libraries },
  // Runs before the libraries are loaded.
  {
    name: 'before-start',
    test: /vite\/preload-helper|src\/web\/app\/before-start\.ts|platform\/device\/(?:browser-value|contents|database|frame-on-device|golfer-on-device|schema)\.ts|node_modules\/idb\//,
  },
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'app', test: /src\/web\/app\/start\.tsx$/ },
  { name: 'visitor', test: /src\/web\/app\/screens\/sign-(?:in|up)\.tsx$/ },
  { name: 'golfer', test: /src\/web\/app\/golfer\.bundle\.ts$/ },
  // Code loaded after every first screen, and code that may be needed over any screen while offline.
  {
    name: 'background',
    test: /src\/web\/(?:app\/background\.bundle\.ts|ui\/(?:sheet|confirm-dialog)\.tsx|offline\/over-screens\.bundle\.ts)$/,
  },
  {
    name: 'components',
    test: /src\/web\/(?:ui|golf|offline|platform)\/|lucide-react/,
    minShareCount: 6,
  },
];

/**
 * Names without words: content blockers stop files whose names look like notifications, social networks, or logs.
 * What a file is for is in .vite/manifest.json.
 */
const names = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
};

export default defineConfig({
  // The package adds style elements, which the content security policy forbids.
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('src/web/ui/style-singleton.ts', import.meta.url),
      ),
    },
  },
  plugins: [
    contractRows(),
    texts(),
    react(),
    contractVersion(),
    webManifest(),
    oldBrowsers(),
    serviceWorker(),
    landing(),
    licenses(),
    firstVisits(),
  ],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    target: buildTargets,
    modulePreload: { polyfill: false },
    // Lists the stylesheets of each screen, for the budget in scripts/style-sizes.mjs.
    manifest: true,
    rolldownOptions: {
      output: {
        ...names,
        codeSplitting: {
          groups: files,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The server compares Origin and Host, so the proxy must keep the page's Host.
    proxy: {
      '/continue': { target: 'http://127.0.0.1:5000', changeOrigin: false },
      '/api': { target: 'http://127.0.0.1:5000', changeOrigin: false },
      '/ws': { target: 'http://127.0.0.1:5000', changeOrigin: false, ws: true },
    },
  },
});
