import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPostgres } from './find-postgres.mjs';
import { findProgram } from './find-program.mjs';
import { start } from './ha-machine.mjs';
import { placed, settingsIn, settingsOf } from './ha-place.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./ha-place.mjs').Machine} Machine */
/** @typedef {ReturnType<typeof import('./ha-place.mjs').makePlace>} Place */
/** @typedef {{ name: string, role: string, state: string, timeline?: number, lag?: number | string }} Member */

const wholeSeconds = 180;

/** @param {string} url @param {RequestInit} [init] @returns {Promise<any>} null when nobody answers */
const ask = (url, init) =>
  fetch(url, { signal: AbortSignal.timeout(2_000), ...init })
    .then((answer) => answer.json())
    .catch(() => null);

/** The members of the cluster, as the first Patroni that answers sees them. @param {Machine[]} machines */
async function membersOf(machines) {
  for (const { address } of machines) {
    const cluster = await ask(`http://${address}:8008/cluster`);
    if (cluster?.members) return /** @type {Member[]} */ (cluster.members);
  }
  return [];
}

/** @param {Member[]} members */
const isWhole = (members) =>
  members.length === 3 &&
  members.every(({ state }) => ['running', 'streaming'].includes(state)) &&
  members.some(({ role }) => role === 'leader') &&
  members.some(({ role }) => role === 'sync_standby') &&
  new Set(members.map(({ timeline }) => timeline)).size === 1;

/** Whether a machine's etcd is the leader. @param {Machine} machine */
async function leads({ address }) {
  const url = `http://${address}:2379/v3/maintenance/status`;
  const status = await ask(url, { method: 'POST', body: '{}' });
  return status !== null && status.leader === status.header.member_id;
}

/** @template Found @param {() => Promise<Found | undefined>} look @param {string} what @returns {Promise<Found>} */
export async function until(look, what) {
  const deadline = performance.now() + wholeSeconds * 1_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > deadline)
      throw new SetupError(`Not within ${wholeSeconds} s: ${what}.`);
    await delay(200);
  }
}

/**
 * Starts PostgreSQL under Patroni, and etcd, on three machines.
 * @param {Place} place
 * @param {Machine[]} machines
 */
export async function startCluster(place, machines) {
  // A folder in PATH may have links to some of the programs only.
  const postgres = dirname(realpathSync(join(await findPostgres(), 'postgres')));
  const patroni = await findProgram('patroni');
  const etcd = await findProgram('etcd', 'etcd-server');
  /** @param {Machine} machine */
  const startEtcd = (machine) =>
    start(machine, [etcd], { env: settingsOf('etcd.env', machine), ...place.account });
  /** @param {Machine} machine */
  const startAll = (machine) => {
    startEtcd(machine);
    const text = placed('ha', 'patroni.yml').replace('/var/run/postgresql', machine.folder);
    const config = place.write(machine, 'patroni.yml', text);
    const env = { ...settingsOf('patroni.env', machine), PATRONI_POSTGRESQL_BIN_DIR: postgres };
    start(machine, [patroni, config], { env, ...place.account });
  };
  /** The machine that has this role now. @param {'leader' | 'sync_standby'} role */
  const holder = async (role) => {
    const member = (await membersOf(machines)).find((one) => one.role === role);
    return machines.find(({ name }) => name === member?.name);
  };
  for (const machine of machines) startAll(machine);
  return {
    /** Starts the database on a machine again. */
    start: startAll,
    startEtcd,
    holder,
    /** @returns {Promise<Machine | undefined>} */
    async etcdLeader() {
      for (const machine of machines) if (await leads(machine)) return machine;
      return undefined;
    },
    /** Moves the primary from its machine to that of its copy. @param {Machine} machine */
    async move({ name, address }) {
      const { PATRONI_RESTAPI_USERNAME: user, PATRONI_RESTAPI_PASSWORD: password } =
        settingsIn('patroni.env');
      const answer = await fetch(`http://${address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${user}:${password}`)}` },
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new SetupError(`Patroni does not move it: ${await answer.text()}`);
    },
    /** Resolves when every machine has the database, and one of them all that has been acknowledged. */
    whole: () =>
      until(
        async () => isWhole(await membersOf(machines)) || undefined,
        'three machines with the database',
      ),
  };
}
