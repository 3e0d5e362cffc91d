import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;

/** Empties the catalogs, so that only the runtime remains. */
const emptyCatalogs: Plugin = {
  name: 'empty-catalogs',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/i18n\/en\/.+\.json$/ }, handler: () => '{}' },
};

/** Builds everything a screen needs for its texts, except React and the texts themselves. */
async function buildRuntime(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [emptyCatalogs],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: `${root}/src/web/i18n/translation.ts`,
        external: ['react'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = outputs.filter((file) => file.type === 'chunk' && file.isEntry);
  return entry.map((file) => ('code' in file ? file.code : '')).join('');
}

test('the browser code for showing texts is at most 5 KB and contains no message parser', async () => {
  const runtime = await buildRuntime();
  expect(runtime).toContain('useSyncExternalStore');
  expect(gzipSync(runtime).byteLength).toBeLessThanOrEqual(5_000);
  expect(runtime).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
});
