// `npm run ha`: starts what deploy/ha describes on this machine, from Debian's packages: three PostgreSQL servers under
// Patroni with etcd, HAProxy, Redis or Valkey, a bucket, and two nodes of Pinhigh behind HAProxy. While golfers train
// without a pause, the machine of the primary, of its copy, of a node, and the leader of etcd are killed, ten times each
// (`-- --times 2`). Prints how long golfers waited, and fails if anything that was acknowledged is lost or is there twice.
// Needs Linux.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuiltForProduction } from './build.mjs';
import { main } from './command.mjs';
import { blowsToDatabase, blowToNode, calmMs } from './ha-blows.mjs';
import { startBucket } from './ha-bucket.mjs';
import { startCluster, until } from './ha-cluster.mjs';
import { differences } from './ha-comparison.mjs';
import { Log, train } from './ha-golfers.mjs';
import { nodeStarter, startBalancer } from './ha-nodes.mjs';
import { makePlace, settingsIn } from './ha-place.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { serverAccount } from './postgres.mjs';
import { ensureRedis } from './redis.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./ha-blows.mjs').Blow} Blow */
/** @typedef {import('./ha-place.mjs').Machine} Machine */

const golfers = 6;

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const times = Number(values.times);

/** @param {string} url */
const isReady = (url) =>
  fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2_000) })
    .then(({ ok }) => ok || undefined)
    .catch(() => undefined);

/** Makes the user and the database, as docs/operating.md says. @param {Machine | undefined} primary */
async function makeDatabase(primary) {
  if (primary === undefined) throw new SetupError('There is no primary.');
  const { PATRONI_SUPERUSER_USERNAME: user, PATRONI_SUPERUSER_PASSWORD: password } =
    settingsIn('patroni.env');
  const own = new URL(settingsIn('pinhigh.env')['DATABASE_URL'] ?? '');
  const client = new pg.Client({ host: primary.address, user, password, database: 'postgres' });
  await client.connect();
  await client.query(`create role pinhigh login password '${own.password}'`);
  await client.query('create database pinhigh owner pinhigh');
  await client.end();
}

/** Starts everything. */
async function startAll() {
  const place = makePlace(await serverAccount());
  const redisUrl = await ensureRedis();
  const databases = [11, 12, 13].map((host, at) =>
    place.machine(`db-${at + 1}`, host, ['postgresql']),
  );
  const nodes = [21, 22].map((host, at) => place.machine(`node-${at + 1}`, host));
  const cluster = await startCluster(place, databases);
  await cluster.whole();
  await makeDatabase(await cluster.holder('leader'));
  const { S3_BUCKET = '' } = settingsIn('pinhigh.env');
  const bucket = await startBucket(place.machine('bucket', 32), S3_BUCKET);
  const { start, settingsAt } = await nodeStarter(place, { REDIS_URL: redisUrl, ...bucket });
  for (const node of nodes) start(node);
  const url = await startBalancer(place, place.machine('balancer', 2), nodes);
  const ready = async () => {
    for (const { name, address } of nodes)
      await until(() => isReady(`http://${address}:5000`), `${name} is ready`);
    await until(() => isReady(url), 'the load balancer has a node');
  };
  await ready();
  const blows = [...blowsToDatabase(cluster), blowToNode(nodes, { start, ready })];
  const settings = nodes.map(settingsAt)[0] ?? {};
  return { url, blows, settings };
}

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** @param {number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? 0;

/** Resolves when changes that golfers begin now succeed. @param {Log} log */
function served(log) {
  const now = performance.now();
  const isChanged = () => log.answered.some(({ began, isChange }) => isChange && began > now);
  return until(async () => isChanged() || undefined, 'a change');
}

/** @param {Blow} blow @param {Log} log @returns {Promise<string>} a row of the table */
async function strikeAgainAndAgain({ name, strike, mend }, log) {
  /** @type {number[]} */
  const waits = [];
  for (let time = 1; time <= times; time += 1) {
    const since = performance.now();
    const machine = await strike();
    await mend(machine);
    await served(log);
    await delay(calmMs);
    const wait = log.longestWait(since);
    waits.push(wait);
    console.log(`${time} of ${times}: ${name} (${machine.name}), ${inSeconds(wait)}`);
  }
  return `| ${name} | ${times} | ${inSeconds(median(waits))} | ${inSeconds(Math.max(...waits))} |`;
}

/** Lets everything happen while golfers train. @param {Blow[]} blows @param {Log} log */
async function strikeAll(blows, log) {
  const rows = [
    '| what happens | times | median wait | longest wait |',
    '| --- | ---: | ---: | ---: |',
  ];
  await served(log);
  await delay(calmMs);
  for (const blow of blows) rows.push(await strikeAgainAndAgain(blow, log));
  log.isOver = true;
  return rows;
}

await main(async () => {
  await ensureInstalled();
  await ensureBuiltForProduction(findNode());
  const { url, blows, settings } = await startAll();
  console.log(`Everything runs, and golfers train at ${url}.`);
  const log = new Log();
  const club = { url, origin: settings['PUBLIC_URL'] ?? '', log };
  const training = Array.from({ length: golfers }, () => train(club));
  const [rows] = await Promise.all([strikeAll(blows, log), ...training]);
  const wrong = [...log.wrong, ...(await differences(log.diaries, settings))];
  const again = Object.entries(log.again).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    [
      ...['', ...rows, ''],
      `${log.answered.filter(({ isChange }) => isChange).length} changes of ${log.diaries.length} golfers; answers after which they tried again: ${again.join(', ') || 'none'}. The machine's load is ${loadavg()[0]?.toFixed(1)} now.`,
      ...(wrong.length > 0
        ? wrong
        : ['Nothing that was acknowledged is lost, and nothing is there twice.']),
    ].join('\n'),
  );
  return wrong.length > 0 ? 1 : 0;
});
