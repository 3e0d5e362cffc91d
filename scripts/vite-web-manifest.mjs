import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from './root.mjs';

const languages = ['en', 'es', 'fr', 'de', 'nl'];

// The same colors as in index.html.
const light = { theme_color: '#edf1ea', background_color: '#edf1ea' };
const dark = { theme_color: '#09110d', background_color: '#09110d' };

const iconSizes = [192, 512];
/** The drawing in the public folder for each purpose of an icon. */
const iconDrawings = { any: 'app-icon', maskable: 'app-icon-maskable' };

/** Screenshots from the documentation, shown by stores and browsers before installing. */
const screenshots = /** @type {const} */ ([
  { name: 'today', form: 'narrow', label: 'today' },
  { name: 'session', form: 'narrow', label: 'session' },
  { name: 'schedule', form: 'wide', label: 'week' },
]);

/** @param {string} language @param {string} feature */
const catalog = (language, feature) =>
  JSON.parse(readFileSync(inRoot('src', 'i18n', language, `${feature}.json`), 'utf8'));

/** @param {string} name */
const screenshotFile = (name) => `screenshots/${name}.webp`;

/** @param {string} drawing @param {number} size */
const iconFile = (drawing, size) => `${drawing}-${size}.png`;

function icons() {
  return Object.entries(iconDrawings).flatMap(([purpose, drawing]) => [
    ...iconSizes.map((size) => ({
      src: `/${iconFile(drawing, size)}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    { src: `/${drawing}.svg`, sizes: 'any', type: 'image/svg+xml', purpose },
  ]);
}

/**
 * Returns the web app manifest in one language.
 * @param {string} language @param {Map<string, string>} sizes of the screenshots, such as 520x1125
 */
function manifest(language, sizes) {
  const texts = catalog(language, 'update').manifest;
  const icon = icons().slice(0, 1);
  return {
    // The same for every language, since it is one app.
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: 'Pinhigh',
    short_name: 'Pinhigh',
    description: texts.description,
    lang: language,
    dir: 'ltr',
    categories: ['sports', 'health', 'lifestyle'],
    ...light,
    color_scheme_dark: dark,
    icons: icons(),
    shortcuts: [
      { name: texts.session, url: '/?open=session', icons: icon },
      { name: texts.round, url: '/?open=round', icons: icon },
    ],
    screenshots: screenshots.map(({ name, form, label }) => ({
      src: `/${screenshotFile(name)}`,
      sizes: sizes.get(name),
      type: 'image/webp',
      form_factor: form,
      label: texts[label],
    })),
  };
}

/**
 * Adds the web app manifest to the web build, one for each language, with its icons and screenshots. The page refers
 * to the English one and switches to the golfer's language: src/web/platform/language.ts.
 * @returns {import('vite').Plugin}
 */
export function webManifest() {
  let publicDir = '';
  return {
    name: 'web-manifest',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml: () => [
      {
        tag: 'link',
        // With cookies, so that a proxy with a sign-in of its own lets the request pass.
        attrs: { rel: 'manifest', href: '/app.en.webmanifest', crossorigin: 'use-credentials' },
        injectTo: 'head',
      },
    ],
    async generateBundle() {
      for (const drawing of Object.values(iconDrawings)) {
        for (const size of iconSizes) {
          const source = await sharp(join(publicDir, `${drawing}.svg`))
            .resize(size)
            .png()
            .toBuffer();
          this.emitFile({ type: 'asset', fileName: iconFile(drawing, size), source });
        }
      }
      const sizes = new Map();
      for (const { name } of screenshots) {
        const { data, info } = await sharp(inRoot('docs', 'images', `${name}.png`))
          .webp({ quality: 80 })
          .toBuffer({ resolveWithObject: true });
        sizes.set(name, `${info.width}x${info.height}`);
        this.emitFile({ type: 'asset', fileName: screenshotFile(name), source: data });
      }
      for (const language of languages) {
        const source = JSON.stringify(manifest(language, sizes));
        this.emitFile({ type: 'asset', fileName: `app.${language}.webmanifest`, source });
      }
    },
  };
}
