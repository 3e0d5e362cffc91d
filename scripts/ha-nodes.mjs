import { join } from 'node:path';
import { findProgram } from './find-program.mjs';
import { start } from './ha-machine.mjs';
import { placed, settingsIn } from './ha-place.mjs';
import { findNode } from './node.mjs';
import { inRoot } from './root.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

/** @typedef {import('./ha-place.mjs').Env} Env */
/** @typedef {import('./ha-place.mjs').Machine} Machine */
/** @typedef {ReturnType<typeof import('./ha-place.mjs').makePlace>} Place */

const server = inRoot('dist', 'server', 'main.js');

/** Settings of nodes that differ from deploy/ha because all machines are this one. @type {Env} */
const onOneMachine = {
  NODE_ENV: 'production',
  // Connections within this machine come from here, whatever address they lead to.
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'warn',
};

/** In deploy/ha each machine has a 127.0.0.1 of its own. @param {Env} settings @param {string} address @returns {Env} */
const here = (settings, address) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replace('127.0.0.1', address)]),
  );

/**
 * Starts the load balancer of golfers.
 * @param {Place} place @param {Machine} machine @param {Machine[]} nodes
 * @returns {Promise<string>} its address
 */
export async function startBalancer(place, machine, nodes) {
  const config = place.write(machine, 'haproxy.cfg', placed('haproxy.cfg'));
  const listen = `${machine.address}:5000`;
  const [one, two] = nodes.map(({ address }) => `${address}:5000`);
  const env = { LISTEN: listen, NODE_1: one ?? '', NODE_2: two ?? '' };
  start(machine, [await findProgram('haproxy'), '-db', '-f', config], { env });
  return `http://${listen}`;
}

/**
 * How nodes of Pinhigh are started on machines: each with an HAProxy that leads it to the primary.
 * @param {Place} place
 * @param {Env} services where Redis and the bucket are
 */
export async function nodeStarter(place, services) {
  const haproxy = await findProgram('haproxy');
  /** @type {Env} */
  const settings = settingsIn('pinhigh.env');
  /** The settings of one node. @param {Machine} machine @returns {Env} */
  const settingsAt = ({ address, folder }) => ({
    ...here(settings, address),
    ...onOneMachine,
    HOST: address,
    DATA_DIR: join(folder, 'data'),
    ...services,
  });
  return {
    settingsAt,
    /** @param {Machine} machine */
    start(machine) {
      const env = settingsAt(machine);
      const toDatabase = here(settingsIn('haproxy.env'), machine.address);
      const config = place.write(machine, 'haproxy.cfg', placed('ha', 'haproxy.cfg'));
      start(machine, [haproxy, '-db', '-f', config], { env: toDatabase });
      start(machine, [findNode(), ...serverFlags, server], {
        env: { ...env, ...serverEnvironment(env) },
      });
    },
  };
}
