import { randomBytes, randomInt } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './command.mjs';
import { kill } from './ha-machine.mjs';
import { inRoot } from './root.mjs';

/** @typedef {{ uid?: number, gid?: number }} Account */
/** @typedef {Record<string, string>} Env */

/**
 * The network of deploy/ha on this machine. All of 127.0.0.0/8 leads to it, so every machine has an address and the usual
 * ports of its own, and two runs do not meet.
 */
const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`;

/** @param {number} host the last part of an address in deploy/ha */
export const addressOf = (host) => `${network}${host}`;

/** @typedef {{ name: string, address: string, folder: string }} Machine */

/**
 * Makes a folder for machines. When the command ends, they are switched off and it is removed.
 * @param {Account} account owns the files
 */
export function makePlace(account) {
  const folder = mkdtempSync(join(tmpdir(), 'pinhigh-ha-'));
  atEnd(async () => {
    await kill({ folder });
    rmSync(folder, { recursive: true, force: true });
  });
  /** @param {string} path */
  const own = (path) => {
    if (account.uid && account.gid) chownSync(path, account.uid, account.gid);
    return path;
  };
  own(folder);
  return {
    account,
    /** @param {string} name @param {number} host @param {string[]} [folders] in its own @returns {Machine} */
    machine(name, host, folders = []) {
      const path = join(folder, name);
      for (const one of [path, ...folders.map((inner) => join(path, inner))]) {
        mkdirSync(one, { mode: 0o700 });
        own(one);
      }
      return { name, address: addressOf(host), folder: path };
    },
    /** Writes a file of a machine. @param {Machine} machine @param {string} name @param {string} text */
    write(machine, name, text) {
      const path = join(machine.folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      return own(path);
    },
  };
}

/** @type {Map<string, string>} */
const secrets = new Map();

/** @param {string} placeholder @returns {string} the same secret for the same placeholder */
function secretFor(placeholder) {
  const secret = secrets.get(placeholder) ?? randomBytes(20).toString('hex');
  secrets.set(placeholder, secret);
  return secret;
}

/** A file of `deploy`, in the network of this run and with secrets. @param {string[]} path */
export const placed = (...path) =>
  readFileSync(inRoot('deploy', ...path), 'utf8')
    .replaceAll('10.0.0.', network)
    .replaceAll(/CHANGE_ME\w*/g, secretFor);

/** The settings of a file of `deploy/ha`. @param {string} file @returns {Env} */
export const settingsIn = (file) =>
  Object.fromEntries(
    [...placed('ha', file).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** The machine that the files for each machine of the database are written for. */
const first = { name: 'db-1', address: addressOf(11) };

/**
 * The settings of one machine of the database, made as their file tells operators: its own name and address in every
 * line that names only one machine. What is below /var/lib is in its own folder.
 * @param {string} file @param {Machine} machine @returns {Env}
 */
export function settingsOf(file, { name, address, folder }) {
  /** @param {string} value */
  const ownValue = (value) =>
    value
      .replaceAll(first.name, name)
      .replaceAll(first.address, address)
      .replace(/^\/var\/lib\b/, folder);
  return Object.fromEntries(
    Object.entries(settingsIn(file)).map(([setting, value]) => [
      setting,
      value.includes(addressOf(12)) ? value : ownValue(value),
    ]),
  );
}
