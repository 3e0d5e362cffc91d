import { capture } from './processes.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
const quiet = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=120'];

/** Only one apt process may run at a time; the next install waits for this one. @type {Promise<unknown>} */
let previous = Promise.resolve();

/** Returns whether Debian packages can be installed without asking the user. */
async function canInstall() {
  return process.getuid?.() === 0 && (await capture('apt-get', ['--version'])).ok;
}

/** @param {string} name */
async function install(name) {
  if (!(await canInstall())) return false;
  console.log(`Installing ${name} with apt (only this once) …`);
  await capture('apt-get', ['update', ...quiet], { env });
  const args = ['install', ...quiet, '--no-install-recommends', name];
  const { ok, output } = await capture('apt-get', args, { env });
  if (!ok) console.log(`apt could not install ${name}:\n${output}`);
  return ok;
}

/**
 * Installs a Debian package if possible, which requires root and apt.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed now
 */
export function aptInstall(name) {
  const result = previous.then(() => install(name));
  previous = result;
  return result;
}
