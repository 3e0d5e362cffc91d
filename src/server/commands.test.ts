import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';
import { aFolder } from '#testing/restoring.ts';
import { launchServer } from '#testing/server-process.ts';
import { programIn } from '../../scripts/image-program.mjs';
import { askHealth } from './ask-health.ts';

const entry = fileURLToPath(import.meta.resolve('./main.ts'));

/** Runs a program to its end, and returns its exit code and what it printed. */
async function run(program: string, words: readonly string[]) {
  const child = spawn(program, words);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  return { code, printed };
}

const runMain = (words: readonly string[], options: readonly string[] = []) =>
  run(process.execPath, [...options, entry, ...words]);

test('a word that is no command is refused, and no server starts', async () => {
  const { code, printed } = await runMain(['bakcup']);
  expect(code).toBe(1);
  expect(printed).toMatch(/^There is no command bakcup\. There are: make-admin, .*backup.*\n$/);
});

/** Runs the program of the image, with this Node and the sources of the server, as `pinhigh` runs in a container. */
async function runProgram(words: readonly string[]) {
  const folder = await aFolder();
  for (const name of ['bin', 'dist/server']) await mkdir(join(folder, name), { recursive: true });
  await symlink(process.execPath, join(folder, 'bin', 'node'));
  await writeFile(join(folder, 'dist/server/main.js'), `import(${JSON.stringify(entry)});`);
  await writeFile(join(folder, 'bin', 'pinhigh'), programIn(folder), { mode: 0o755 });
  return run(join(folder, 'bin', 'pinhigh'), words);
}

test('a command is called as its operator calls it: through npm, or by the program of the image', async () => {
  const npm = await runMain(['restore']);
  expect(npm).toEqual({ code: 1, printed: 'Use: npm run restore -- FILE [--replace]\n' });
  const image = await runProgram(['restore']);
  expect(image).toEqual({ code: 1, printed: 'Use: pinhigh restore FILE [--replace]\n' });
});

test('an older Node is told which one is needed, before anything is loaded that it lacks', async () => {
  const { code, printed } = await runMain(
    [],
    ['--import', fileURLToPath(import.meta.resolve('#testing/pretend-node-20.ts'))],
  );
  expect({ code, printed }).toEqual({
    code: 1,
    printed:
      'Pinhigh needs Node 26 or newer. This is Node 20.19.0; npm start installs one and uses it.\n',
  });
});

test('a signal while the server waits for its database ends it as one that comes later', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'connection');
  const env = { DATABASE_URL: `postgres://nora@127.0.0.1:${port}/golf` };
  const server = await launchServer({ env });
  const [socket] = await asked;
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
  socket.destroy();
});

test('the command health says whether the server on this machine is ready', async () => {
  const server = await startTestApp('server');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  for (const host of ['127.0.0.1', '0.0.0.0'])
    expect(await askHealth([], { host, port })).toBe('Ready.');
  await server.close();
  await expect(askHealth([], { host: '127.0.0.1', port })).rejects.toThrow(
    `Nothing answers at http://127.0.0.1:${port}/api/health/ready.`,
  );
});
