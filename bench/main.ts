import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { measureEngine } from './api.ts';
import { measureBroadcast } from './broadcast.ts';
import { measureColdStarts } from './cold-start.ts';
import { measureDay } from './day.ts';
import { daySection } from './day-report.ts';
import { measureFeed } from './feed.ts';
import { type Grown, makeGolfers, measureGrowth } from './growth.ts';
import { growthSection } from './growth-report.ts';
import { pageWith, type Section } from './page.ts';
import {
  broadcastSection,
  coldStartSection,
  feedSection,
  screenSection,
  socketSection,
  userSection,
} from './report.ts';
import { weighScreens } from './screens.ts';
import { engineSection } from './server-report.ts';
import { measureSockets } from './sockets.ts';
import { measureUsers } from './users.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    // As many as a machine creates in a few minutes. A million take 20 GB.
    golfers: { type: 'string', default: '200000' },
    growth: { type: 'string', default: '1000,100000' },
  },
});
const seconds = Number(values.seconds);
const golfers = Number(values.golfers);
const sizes = values.growth.split(',').map(Number);

/** Runs with its own database on the PostgreSQL server, which is dropped afterwards. */
async function withServerDatabase<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await admin.connect();
  const name = `pinhigh_bench_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  try {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${name}`;
    return await run(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** Measures databases with these numbers of golfers, together with those already created. */
async function withGolfers(
  [first, ...rest]: readonly number[],
  made: readonly Grown[],
): ReturnType<typeof measureGrowth> {
  if (first === undefined) return measureGrowth(made);
  return withServerDatabase(async (url) =>
    withGolfers(rest, [...made, await makeGolfers(url, first)]),
  );
}

const engine = async (name: string, environment: Record<string, string>) =>
  engineSection(name, await measureEngine(environment, seconds), seconds);

/** The parts that can be measured, by the name that `--only` takes. */
const parts: Record<string, () => Promise<Section>> = {
  embedded: () => engine('Embedded database (PGlite)', {}),
  postgres: () => withServerDatabase((url) => engine('PostgreSQL server', { DATABASE_URL: url })),
  day: async () => daySection(await withServerDatabase(measureDay)),
  growth: async () => growthSection(await withGolfers(sizes, [])),
  sockets: async () => socketSection(await withServerDatabase(measureSockets)),
  feed: async () => feedSection(await withServerDatabase((url) => measureFeed(url, golfers))),
  broadcast: async () =>
    broadcastSection(await withServerDatabase((url) => measureBroadcast(url, golfers))),
  users: async () => userSection(await withServerDatabase((url) => measureUsers(url, golfers))),
  screens: async () => screenSection(await weighScreens()),
  coldStart: async () => coldStartSection(await measureColdStarts()),
};

/** Parts that take minutes and gigabytes, so they are measured only on request. */
const onRequest = ['growth'];
const all = Object.keys(parts).filter((name) => !onRequest.includes(name));
const wanted = values.only?.split(',') ?? all;
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new Error(`--only takes ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}`);
}

const page = new URL('../docs/benchmarks.md', import.meta.url);
for (const name of wanted) {
  const section = await parts[name]?.();
  if (section === undefined) continue;
  console.log([`## ${section.heading}`, ...section.lines].join('\n'));
  await writeFile(page, pageWith(await readFile(page, 'utf8'), section));
}
