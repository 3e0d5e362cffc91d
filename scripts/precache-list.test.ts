import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIdOf, precacheList } from './precache-list.mjs';

let publicDir: string;
beforeAll(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'pinhigh-public-'));
  for (const name of ['first-paint.js', 'favicon.svg', 'apple-touch-icon.png']) {
    writeFileSync(join(publicDir, name), name);
  }
});
afterAll(() => rmSync(publicDir, { recursive: true }));

type Parts = {
  readonly module?: string;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
  readonly css?: string[];
  readonly isEntry?: boolean;
};

/** A chunk of the bundler, with the fields that the list reads. */
const chunk = (name: string, parts: Parts = {}) => ({
  type: 'chunk',
  fileName: `assets/${name}.js`,
  isEntry: false,
  moduleIds: parts.module === undefined ? [] : [parts.module],
  imports: [],
  dynamicImports: [],
  ...parts,
  facadeModuleId: parts.module ?? null,
  viteMetadata: { importedCss: new Set(parts.css), importedAssets: new Set() },
});

const adminRoutes = '/p/src/web/app/admin-routes.ts';
const chunks = [
  {
    ...chunk('index', {
      isEntry: true,
      imports: ['assets/libraries.js'],
      dynamicImports: ['assets/today.js', 'assets/builder.js', 'assets/de.js', 'assets/fr.js'],
      css: ['assets/index.css'],
    }),
    moduleIds: [adminRoutes],
  },
  chunk('libraries'),
  chunk('today', { imports: ['assets/card.js'], css: ['assets/today.css'] }),
  chunk('card'),
  chunk('builder', { module: '/p/builder.tsx', imports: ['assets/sortable.js', 'assets/card.js'] }),
  chunk('sortable'),
  chunk('de', { module: '/p/src/i18n/de/training.json' }),
  chunk('fr', { module: '/p/src/i18n/fr/training.json' }),
];
type Bundle = Parameters<typeof precacheList>[0];
const bundle = Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Bundle;

const list = () =>
  precacheList(bundle, {
    build: 'abc',
    publicDir,
    importsOf: (module) => (module === adminRoutes ? ['/p/builder.tsx'] : []),
  });
const urls = (entries: readonly { url: string }[]) => entries.map(({ url }) => url);

test('the shell consists of the page, its icons, and the files loaded before any screen', () => {
  expect(urls(list().shell)).toEqual([
    ...['/index.html', '/first-paint.js', '/favicon.svg', '/apple-touch-icon.png'],
    ...['/assets/index.js', '/assets/index.css', '/assets/libraries.js'],
  ]);
});

test('the screens are the golfers’ screens, including chunks shared with administrator screens', () => {
  expect(urls(list().screens)).toEqual([
    ...['/assets/today.js', '/assets/today.css', '/assets/card.js'],
  ]);
});

test('texts are kept by language', () => {
  expect(list().texts).toEqual({
    de: [{ url: '/assets/de.js', revision: null }],
    fr: [{ url: '/assets/fr.js', revision: null }],
  });
});

test('a different file, page or icon gives a different build id', () => {
  const first = buildIdOf(bundle, { html: 'page', publicDir });
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(buildIdOf(bundle, { html: 'page', publicDir })).toBe(first);
  const { 'assets/card.js': card, ...rest } = bundle;
  const renamed = { ...rest, 'assets/card-2.js': card } as Bundle;
  writeFileSync(join(publicDir, 'favicon.svg'), 'another flag');
  const others = [
    buildIdOf(renamed, { html: 'page', publicDir }),
    buildIdOf(bundle, { html: 'another page', publicDir }),
    buildIdOf(bundle, { html: 'page', publicDir }),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
});
