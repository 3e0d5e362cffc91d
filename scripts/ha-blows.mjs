import { setTimeout as delay } from 'node:timers/promises';
import { until } from './ha-cluster.mjs';
import { kill } from './ha-machine.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./ha-place.mjs').Machine} Machine */
/** @typedef {Awaited<ReturnType<typeof import('./ha-cluster.mjs').startCluster>>} Cluster */

/** How long golfers train without what was killed, if nothing has to be awaited, and after it is back. */
export const calmMs = 3_000;

/**
 * Something that happens to the machines.
 * @typedef {object} Blow
 * @property {string} name as in the table
 * @property {() => Promise<Machine>} strike
 * @property {(machine: Machine) => Promise<unknown>} mend resolves when everything is there again
 */

/** @param {Machine | undefined} machine @returns {Machine} */
function found(machine) {
  if (machine === undefined) throw new SetupError('There is nothing to kill.');
  return machine;
}

/** @param {Cluster} cluster @returns {Blow[]} */
export const blowsToDatabase = (cluster) => [
  {
    name: 'the machine of the primary is killed',
    async strike() {
      const machine = found(await cluster.holder('leader'));
      await kill(machine);
      return machine;
    },
    async mend(machine) {
      const other = async () => {
        const primary = await cluster.holder('leader');
        return primary === machine ? undefined : primary;
      };
      await until(other, 'another primary');
      await delay(calmMs);
      cluster.start(machine);
      await cluster.whole();
    },
  },
  {
    name: 'the machine of its second copy is killed',
    async strike() {
      const machine = found(await cluster.holder('sync_standby'));
      await kill(machine);
      return machine;
    },
    async mend(machine) {
      const other = async () => {
        const copy = await cluster.holder('sync_standby');
        return copy === machine ? undefined : copy;
      };
      await until(other, 'another second copy');
      await delay(calmMs);
      cluster.start(machine);
      await cluster.whole();
    },
  },
  {
    name: 'the leader of etcd is killed',
    async strike() {
      const machine = found(await cluster.etcdLeader());
      await kill(machine, 'etcd');
      return machine;
    },
    async mend(machine) {
      await until(cluster.etcdLeader, 'another leader of etcd');
      await delay(calmMs);
      cluster.startEtcd(machine);
      await cluster.whole();
    },
  },
  {
    name: 'the primary is moved on purpose',
    async strike() {
      const machine = found(await cluster.holder('leader'));
      await cluster.move(machine);
      return machine;
    },
    mend: cluster.whole,
  },
];

/**
 * @param {Machine[]} nodes
 * @param {{ start: (machine: Machine) => void, ready: () => Promise<void> }} back
 * @returns {Blow}
 */
export function blowToNode(nodes, { start, ready }) {
  let turn = 0;
  return {
    name: 'the machine of a node is killed',
    async strike() {
      const machine = found(nodes[turn % nodes.length]);
      turn += 1;
      await kill(machine);
      return machine;
    },
    async mend(machine) {
      await delay(calmMs);
      start(machine);
      await ready();
    },
  };
}
