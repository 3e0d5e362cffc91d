import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { atEnd } from './command.mjs';
import { findInPath } from './find-executable.mjs';
import { findNode } from './node.mjs';
import { capture } from './processes.mjs';
import { root } from './root.mjs';
import { SetupError } from './setup-error.mjs';

const release = 'bookworm';
const mostSeconds = 1800;
/** Enough for the layers of the build, each a whole copy. In memory, if it has room: a disk takes many times as long. */
const neededBytes = 6e9;
const inMemory = '/dev/shm';

/** @param {string} path */
function hasRoom(path) {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}

/** A folder that is removed when the command ends. */
function workFolder() {
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'pinhigh-image-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} name of a program and of the Debian package that has it */
async function ensureProgram(name) {
  if (findInPath([name]).length > 0 || (await aptInstall(name))) return;
  throw new SetupError(`Building the image needs ${name} (Debian: apt-get install ${name}).`);
}

/**
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<string>} what it printed
 */
async function run(command, args, env = {}) {
  const { ok, output } = await capture(command, args, { env, seconds: mostSeconds });
  if (!ok) throw new SetupError(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Stands in for Debian's slim image: the packages that it has, from the mirror of this machine. @param {string} tar */
async function makeBase(tar) {
  const format = 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const targets = await run('apt-get', [
    'indextargets',
    '--format',
    format,
    'Origin: Debian',
    'Created-By: Packages',
  ]);
  const sources = [...new Set(targets.trim().split('\n'))].filter((line) =>
    line.includes(` ${release}`),
  );
  const left = ['man', 'doc', 'info', 'locale'].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  const kept = '--dpkgopt=path-include=/usr/share/doc/*/copyright';
  const args = ['--variant=minbase', ...left, kept, release, tar, ...sources];
  await run('mmdebstrap', args, { TMPDIR: dirname(tar) });
}

/** Stands in for the image of Node, of which only npm is used: this Node and this machine's npm. @param {string} folder */
function makeNodeContext(folder) {
  const npm = process.env['npm_execpath'];
  if (!npm)
    throw new SetupError('Run it as `npm run image`: the image is built with the same npm.');
  mkdirSync(folder);
  cpSync(findNode(), join(folder, 'node'));
  cpSync(dirname(dirname(npm)), join(folder, 'npm'), { recursive: true });
  writeFileSync(
    join(folder, 'Dockerfile'),
    `FROM scratch
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
`,
  );
}

/**
 * What npm and Node know of this machine's registry, for the build alone: nothing of it gets into the image.
 * @param {string} folder
 */
async function secretsOfBuild(folder) {
  const registry = await run('npm', ['config', 'get', 'registry']);
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${registry.trim()}\n`);
  const ca = process.env['NODE_EXTRA_CA_CERTS'];
  return ['--secret', `id=npmrc,src=${npmrc}`, ...(ca ? ['--secret', `id=ca,src=${ca}`] : [])];
}

/** @param {string} folder @returns {number} the size of all files in it, in MB */
function megabytesIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.map((name) => statSync(join(folder, name))).filter((found) => found.isFile());
  return Math.round(bytes.reduce((sum, { size }) => sum + size, 0) / 1e6);
}

/**
 * @typedef {{ Env: string[], Entrypoint: string[], User: string }} ImageConfig
 * @typedef {{ size: number, files: string, config: ImageConfig, work: string }} Image `size` is in MB, compressed;
 *   `files` is the folder with the file system of a container; `work` is a folder that is removed in the end
 */

/**
 * Builds the image with buildah.
 * @returns {Promise<Image>}
 * @throws {SetupError} when a program is missing or fails, with what it printed
 */
export async function buildImage() {
  for (const name of ['buildah', 'mmdebstrap']) await ensureProgram(name);
  const work = workFolder();
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    join(work, 'storage'),
    '--runroot',
    join(work, 'run'),
  ];
  /** @param {string[]} args */
  const buildah = (...args) => run('buildah', [...storage, ...args]);
  /** @param {string} tag @param {string[]} args */
  const build = (tag, ...args) =>
    buildah(
      'build',
      '--isolation',
      'chroot',
      '--layers=false',
      '--format',
      'docker',
      '-t',
      tag,
      ...args,
    );

  console.log('Making the base from Debian’s packages …');
  const base = join(work, 'base');
  mkdirSync(base);
  await makeBase(join(base, 'base.tar'));
  writeFileSync(join(base, 'Dockerfile'), 'FROM scratch\nADD base.tar /\n');
  await build('localhost/debian', base);
  rmSync(base, { recursive: true });
  const node = join(work, 'node');
  makeNodeContext(node);
  await build('localhost/node', node);
  rmSync(node, { recursive: true });

  console.log('Building the image …');
  const bases = ['--build-arg', 'BASE=localhost/debian', '--build-arg', 'NODE=localhost/node'];
  await build('localhost/pinhigh', ...bases, ...(await secretsOfBuild(work)), root);

  const packed = join(work, 'packed');
  await buildah('push', '--quiet', 'localhost/pinhigh', `oci:${packed}:pinhigh`);
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'image', 'localhost/pinhigh'));
  const container = (await buildah('from', 'localhost/pinhigh')).trim();
  const files = (await buildah('mount', container)).trim();
  return { size: megabytesIn(packed), files, config: OCIv1.config, work };
}
