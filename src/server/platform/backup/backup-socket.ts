import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';

/**
 * Where a running server hands out backups of its embedded database, which no other process can open. Only this user
 * may enter the folder.
 */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

type Served = { readonly stop: () => Promise<void> };

/**
 * Hands out what `make` makes to other processes of this user, one archive at a time. `make` gets the passphrase that
 * was asked for; it may throw.
 * @throws Error when the system allows no socket at this path
 */
export async function serveBackups(
  dataDir: string,
  make: (passphrase: string | undefined) => Promise<Readable>,
): Promise<Served> {
  let last = Promise.resolve();
  const server = createServer((asked, answer) => {
    const send = async () => {
      try {
        await pipeline(await make((await text(asked)) || undefined), answer);
      } catch (error) {
        // A reader of half an archive sees that it is not whole.
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
      }
    };
    last = last.then(send);
  });
  const path = socketIn(dataDir);
  // The data folder belongs to this process, so a socket in it is left over from a killed one.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Asks the server that uses the data folder for a backup; null when none runs.
 * @throws StartError with what the server says when it cannot make one
 */
export async function requestBackup(
  dataDir: string,
  passphrase: string | undefined,
): Promise<Readable | null> {
  const asking = request({ socketPath: socketIn(dataDir), method: 'POST', path: '/' });
  asking.end(passphrase ?? '');
  const [answer] = await once(asking, 'response').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return [null];
    throw new StartError(`The running server cannot be asked for a backup (${error.code}).`);
  });
  const found: IncomingMessage | null = answer;
  if (found === null || found.statusCode === 200) return found;
  throw new StartError(`The running server could not make a backup: ${await text(found)}`);
}
