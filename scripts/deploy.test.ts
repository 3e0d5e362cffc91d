import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#server/platform/config.ts';
import { settingNames } from '#server/platform/setting-names.ts';
import { buildSources } from './build.mjs';
import { inRoot } from './root.mjs';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const sorted = (names: Iterable<string>) => [...names].sort();
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the compose files read themselves, besides the settings of the server. */
const ofCompose = ['LISTEN', 'PINHIGH_IMAGE', 'POSTGRES_PASSWORD'];

type Service = {
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
};
type Compose = { readonly services: Readonly<Record<string, Service>> };
const composeFiles = ['compose.yaml', 'compose.postgres.yaml', 'compose.nodes.yaml'];
const compose = (file: string): Compose => parse(read(`deploy/${file}`), { merge: true });

test('operating.md and .env.example have every setting of the server, and nothing else', () => {
  const documented = namesIn(read('docs/operating.md'), /^\| `([A-Z0-9_]+)` \|/gm);
  expect(sorted(documented)).toEqual(sorted(settingNames));
  const examples = namesIn(read('deploy/.env.example'), /^#([A-Z0-9_]+)=/gm);
  expect(sorted(examples)).toEqual(sorted([...settingNames, ...ofCompose]));
});

test('a server accepts the examples of .env.example', () => {
  const lines = read('deploy/.env.example').match(/^#[A-Z0-9_]+=.+$/gm) ?? [];
  const examples = lines.map((line) => line.slice(1).split(/=(.*)/s, 2));
  const secrets = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 's', OIDC_CLIENT_SECRET: 's' };
  const given = { ...Object.fromEntries(examples), ...secrets };
  expect(readConfig(given).mailFrom).toBe('Pinhigh <golf@example.org>');
});

test.each(composeFiles)('%s sets only settings that exist, and explains what it reads', (file) => {
  const { services } = compose(file);
  const own = services['pinhigh'] ?? services['node-1'];
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(own?.environment ?? {})));
  const asked = namesIn(read(`deploy/${file}`), /\$\{([A-Z0-9_]+)/g);
  expect([...settingNames, ...ofCompose]).toEqual(expect.arrayContaining(asked));
});

test('the container writes only into its data, and not as root', () => {
  const { pinhigh } = compose('compose.yaml').services;
  expect(pinhigh).toMatchObject({ read_only: true, volumes: ['data:/data'] });
  const image = read('Dockerfile');
  expect(namesIn(image, /^VOLUME (.+)$/gm)).toEqual(['/data']);
  expect(image.match(/^USER .+$/gm)).toEqual(['USER 1000:1000']);
});

test('an image is built from all that the build reads, from names without a registry', () => {
  const included = namesIn(read('.dockerignore'), /^!(.+)$/gm);
  const { references }: { references: { path: string }[] } = JSON.parse(read('tsconfig.json'));
  const needed = [...buildSources, ...references.map(({ path }) => path.replace('./', ''))];
  const outside = needed.filter(
    (path) => !included.some((name) => path === name || path.startsWith(`${name}/`)),
  );
  expect(outside).toEqual([]);
  const bases = namesIn(read('Dockerfile'), /^ARG [A-Z]+=(.+)$/gm);
  expect(bases).toEqual(['debian:bookworm-slim', 'node:26-bookworm-slim']);
});

test('deploy/ha sets only settings that exist, and gives HAProxy every address that it reads', () => {
  const set = (file: string) => namesIn(read(`deploy/ha/${file}`), /^([A-Z0-9_]+)=/gm);
  expect(settingNames).toEqual(expect.arrayContaining(set('pinhigh.env')));
  const asked = namesIn(read('deploy/ha/haproxy.cfg'), /\$\{([A-Z0-9_]+)\}/g);
  expect(sorted(new Set(asked))).toEqual(sorted(set('haproxy.env')));
});
