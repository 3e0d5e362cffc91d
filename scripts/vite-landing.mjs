import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { drawOpenGraph } from './open-graph.mjs';
import { inRoot } from './root.mjs';
import { usedStyles } from './used-styles.mjs';
import { contractRows } from './vite-contract-rows.mjs';
import { texts } from './vite-texts.mjs';

const entry = 'src/web/render-pages.tsx';
const scriptEntry = 'src/web/features/landing/landing-script.ts';

/** The folder of the built web where the server looks for the renderer. Names with a dot are never served. */
const folder = '.landing';

/** Placeholder for the stylesheets, which are built later. */
const stylesMark = '/* styles of the landing page */';

/** @typedef {import('vite').Rolldown.RolldownOutput} Output */

/** @param {import('vite').InlineConfig} config @returns {Promise<Output['output'][number][]>} */
async function filesOf(config) {
  const built = await build({ configFile: false, publicDir: false, logLevel: 'warn', ...config });
  return /** @type {Output[]} */ ([built].flat()).flatMap(({ output }) => [...output]);
}

/** Returns the script of the page as one text. @param {import('vite').ResolvedConfig['build']['target']} target */
async function buildScript(target) {
  const output = /** @type {const} */ ({ format: 'iife' });
  const files = await filesOf({
    build: { target, write: false, rolldownOptions: { input: scriptEntry, output } },
  });
  return files.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : [])).join('');
}

/** Returns the first script of the app's page, which must be the first of every page. */
function readBrowserCheck() {
  const [, check] =
    /<script>(.*?)<\/script>/s.exec(readFileSync(inRoot('index.html'), 'utf8')) ?? [];
  if (check === undefined) throw new Error('index.html has no script that looks at the browser');
  return check;
}

/** @param {Output['output'][number]} file @returns {file is import('vite').Rolldown.OutputAsset} */
const isVisitorFont = (file) =>
  file.type === 'asset' && file.names.some((name) => /-visitor\.woff2$/.test(name));

/** @param {import('vite').ResolvedConfig} config of the web */
async function buildRenderer({ build: { target, rolldownOptions } }) {
  const { assetFileNames } = [rolldownOptions.output].flat()[0] ?? {};
  const files = await filesOf({
    plugins: [contractRows(), texts(), react()],
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      landingScript: JSON.stringify(await buildScript(target)),
      landingStyles: JSON.stringify(stylesMark),
      browserCheck: JSON.stringify(readBrowserCheck()),
    },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      target: 'node26',
      cssTarget: target,
      write: false,
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      // For the stylesheet and the visitors' font; all other assets are those of the web, with the same names.
      ssrEmitAssets: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'render.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          ...(assetFileNames && { assetFileNames }),
        },
      },
    },
  });
  const chunks = files.filter((file) => file.type === 'chunk');
  const styles = files
    .flatMap((file) => (file.type === 'asset' && /\.css$/.test(file.fileName) ? [file.source] : []))
    .join('');
  const drawings = files
    .flatMap((file) => (file.type === 'asset' && /\.svg$/.test(file.fileName) ? [file.source] : []))
    .join('');
  const text = inString(usedStyles(styles, { html: await renderSample(chunks), drawings }));
  const rendererFiles = chunks.map((chunk) => ({
    fileName: `${folder}/${chunk.fileName}`,
    source: chunk.code.replace(stylesMark, () => text),
  }));
  return [...rendererFiles, ...files.filter(isVisitorFont)];
}

/**
 * Renders the page with everything that programs can add to it.
 * @param {readonly { fileName: string, code: string }[]} chunks of the renderer
 * @returns {Promise<string>}
 */
async function renderSample(chunks) {
  const temporary = await mkdtemp(join(tmpdir(), 'pinhigh-landing-'));
  try {
    for (const { fileName, code } of chunks) await writeFile(join(temporary, fileName), code);
    const { renderLanding } = await import(pathToFileURL(join(temporary, 'render.mjs')).href);
    return await renderLanding('en', { origin: '', path: '/', signUp: 'open', programs: samples });
  } finally {
    await rm(temporary, { recursive: true });
  }
}

const week = { focus: 'putting', description: '', sessions: [{ id: '', title: '' }] };
/** A program in each color, the first without its weeks. */
const samples = ['blue', 'green', 'purple', 'orange'].map((color, index) => ({
  id: color,
  color,
  name: color,
  description: '',
  language: 'en',
  durationWeeks: 6,
  sessionsPerWeek: 3,
  minutesPerSession: 40,
  weeks: Array.from({ length: 6 * index }, (_, id) => ({ ...week, id, weekNumber: id + 1 })),
}));

/** Escapes a text for use between quotes of any kind. @param {string} text */
const inString = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[`'$]/g, (character) => `\\${character}`);

/**
 * Adds to the web build the code that the server renders pages with, including the landing page's styles and script,
 * and the picture for links to it.
 * @returns {import('vite').Plugin}
 */
export function landing() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'landing',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      for (const { fileName, source } of await buildRenderer(config)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      this.emitFile({ type: 'asset', fileName: 'open-graph.png', source: await drawOpenGraph() });
    },
  };
}
