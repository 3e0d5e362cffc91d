import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { measureEngine } from './api.ts';
import { measureBroadcast } from './broadcast.ts';
import { measureFeed } from './feed.ts';
import { benchmarkPage } from './report.ts';
import { weighScreens } from './screens.ts';
import { measureSockets } from './sockets.ts';
import { measureUsers } from './users.ts';

const seconds = Number(process.argv[2] ?? 8);
/** Unless told, as many as a machine makes in a few minutes. A million take 20 GB. */
const feedGolfers = Number(process.argv[3] ?? 200_000);
const broadcastGolfers = Number(process.argv[4] ?? 200_000);
const userAccounts = Number(process.argv[5] ?? 200_000);

/** Runs with a database of its own on the PostgreSQL server, which is dropped afterwards. */
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

const embedded = { name: 'Embedded database (PGlite)', environment: {} };
const engines = [{ name: embedded.name, figures: await measureEngine(embedded, seconds) }];
await withServerDatabase(async (url) => {
  const server = { name: 'PostgreSQL server', environment: { DATABASE_URL: url } };
  engines.push({ name: server.name, figures: await measureEngine(server, seconds) });
});
const sockets = await withServerDatabase(measureSockets);
const feed = await withServerDatabase((url) => measureFeed(url, feedGolfers));
const broadcast = await withServerDatabase((url) => measureBroadcast(url, broadcastGolfers));
const users = await withServerDatabase((url) => measureUsers(url, userAccounts));
const screens = await weighScreens();
const page = benchmarkPage({ engines, sockets, feed, broadcast, users, screens, seconds });
await writeFile(new URL('../docs/benchmarks.md', import.meta.url), page);
console.log(page);
