import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { oldestBrowsers } from './browsers.mjs';
import { inRoot } from './root.mjs';

const languages = ['en', 'es', 'fr', 'de', 'nl'];

/** The sentence for a browser that is too old, in a language. @param {string} language */
function sentenceIn(language) {
  const catalog = readFileSync(inRoot('src', 'i18n', language, 'update.json'), 'utf8');
  /** @type {string} */
  const text = JSON.parse(catalog).tooOld;
  return Object.entries(oldestBrowsers).reduce(
    (sentence, [name, version]) => sentence.replace(`{${name}}`, version),
    text,
  );
}

/** The script that says so instead of any page. */
function tooOld() {
  const sentences = Object.fromEntries(languages.map((each) => [each, sentenceIn(each)]));
  const script = readFileSync(inRoot('src', 'web', 'app', 'too-old.js'), 'utf8');
  return script.replace('(sentences);', `(${JSON.stringify(sentences)});`);
}

/**
 * Adds to the web build what only older browsers load, at addresses that index.html and the service worker know.
 * @returns {import('vite').Plugin}
 */
export function oldBrowsers() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'old-browsers',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'too-old.js', source: tooOld() });
      const { target } = config.build;
      const input = inRoot('src', 'web', 'app', 'fill-in.ts');
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
          this.emitFile({ type: 'asset', fileName: 'fill-in.js', source: file.code });
        }
      }
    },
  };
}
