/** The first modules of a screen, in addition to those of the page itself; texts in English. */
const starts = {
  dashboard: ['web/app/golfer.bundle.ts', 'i18n/en/dashboard.json'],
  signIn: ['web/app/screens/sign-in.tsx', 'i18n/en/accounts.json'],
};

/** The pages that the server sends with a screen in them, and the modules of that screen. */
const sentPages = {
  'sign-in': 'web/app/screens/sign-in.tsx',
  'sign-up': 'web/app/screens/sign-up.tsx',
};

/**
 * `largest`: packages and our own folders with their bytes before minifying, the largest first.
 * @typedef {{ scripts: string[], styles: string[], largest: string[] }} Visit
 */
/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

const mostNamed = 10;

/** Returns the package or our folder that a module belongs to. @param {string} id */
const partOf = (id) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1] ??
  /\/src\/((?:\w+\/)(?:(?:features|platform)\/)?[\w-]+)/.exec(id)?.[1] ??
  id;

/** @param {Iterable<Chunk>} chunks */
function largestOf(chunks) {
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      parts.set(partOf(id), (parts.get(partOf(id)) ?? 0) + renderedLength);
    }
  }
  const sorted = [...parts].toSorted(([, a], [, b]) => b - a).slice(0, mostNamed);
  return sorted.map(([part, bytes]) => `${part} ${bytes}`);
}

/** @param {Chunk[]} chunks @param {string[]} modules @returns {Visit} */
function visitOf(chunks, modules) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const module of modules) {
    const isThere = chunks.some(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/${module}`)),
    );
    if (!isThere) throw new Error(`No chunk has src/${module}`);
  }
  const loaded = new Set(
    chunks.filter(
      ({ isEntry, moduleIds }) =>
        isEntry || moduleIds.some((id) => modules.some((module) => id.endsWith(`/src/${module}`))),
    ),
  );
  // The set grows while it is iterated.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) loaded.add(chunk);
    }
  }
  return {
    scripts: [...loaded].map(({ fileName }) => fileName),
    styles: [
      ...new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ],
    largest: largestOf(loaded),
  };
}

/**
 * Tells first-paint.js where the code is that Safari needs before the app can start, so that it is not asked for only
 * by the app.
 * @param {string} page @param {Chunk[]} chunks
 */
function withTemporal(page, chunks) {
  const chunk = chunks.find(({ facadeModuleId }) => /temporal-polyfill/.test(facadeModuleId ?? ''));
  if (!chunk) throw new Error('No chunk has Temporal');
  return page.replace('src="/first-paint.js"', `$& data-temporal="/${chunk.fileName}"`);
}

/** The tags with which the page loads the app's code. */
const code = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g;

/**
 * Returns the app's page for a screen that the server sends with it, with the stylesheets of that screen. The app's
 * code is in a template, which src/web/public/first-paint.js inserts after the first interaction with the page.
 * @param {string} page index.html as built
 * @param {Visit} visit
 */
function sentPage(page, { scripts, styles }) {
  const link = (/** @type {string} */ rel, /** @type {string} */ file) =>
    page.includes(`"/${file}"`) ? '' : `<link rel="${rel}" crossorigin href="/${file}">`;
  const sheets = styles.map((file) => link('stylesheet', file)).join('');
  const more = scripts.map((file) => link('modulepreload', file));
  const waiting = [...(page.match(code) ?? []), ...more].join('');
  return page
    .replaceAll(code, '')
    .replace(
      '</head>',
      `${sheets}<template id="app-code" data-when-used>${waiting}</template></head>`,
    );
}

/**
 * Writes the list of files that first visits load, for the budgets in scripts/first-visits.mjs, and the pages that
 * the server sends with a screen: visitor-pages.ts of src/server/features/landing.
 * @returns {import('vite').Plugin}
 */
export function firstVisits() {
  return {
    name: 'first-visits',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const visits = Object.entries(starts).map(([name, modules]) => [
          name,
          visitOf(chunks, modules),
        ]);
        this.emitFile({
          type: 'asset',
          fileName: '.vite/first-visits.json',
          source: JSON.stringify(Object.fromEntries(visits)),
        });
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('There is no index.html');
        page.source = withTemporal(String(page.source), chunks);
        const html = page.source;
        for (const [name, module] of Object.entries(sentPages)) {
          this.emitFile({
            type: 'asset',
            fileName: `.landing/${name}.html`,
            source: sentPage(html, visitOf(chunks, [module])),
          });
        }
      },
    },
  };
}
