import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Where a running server hands out its embedded database, which no other process can open. Only this user may enter
 * the folder.
 */
const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

/** What another process gets of the database: the rows are in the files of a folder. */
export type Held = Omit<Snapshot, 'files'> & { readonly folder: string };

/** What a running server does for other processes of its user. Each may throw. */
export type HandedOut = {
  /** Makes an archive, encrypted with the passphrase. */
  readonly backup: (passphrase: string | undefined) => Promise<Readable>;
  /** Lets nobody change the database until the signal is aborted, and tells once what it has. */
  readonly hold: (tell: (held: Held) => void, signal: AbortSignal) => Promise<void>;
  /** Ends the use of the held database for good. */
  readonly moved: (to: string) => Promise<void>;
};

type Served = { readonly stop: () => Promise<void> };

/**
 * Serves other processes of this user, one archive or holder at a time.
 * @throws Error when the system allows no socket at this path
 */
export async function serveBackups(dataDir: string, handed: HandedOut): Promise<Served> {
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  const answers: Readonly<
    Record<string, (asked: IncomingMessage, answer: ServerResponse) => Promise<void>>
  > = {
    '/backup': (asked, answer) =>
      inTurn(async () => {
        await orFault(answer, async () =>
          pipeline(await handed.backup((await text(asked)) || undefined), answer),
        );
      }),
    '/hold': (_asked, answer) => {
      // The connection is the hold: it ends with the process that has asked.
      const left = new AbortController();
      answer.on('close', () => left.abort());
      const tell = (held: Held) => void answer.write(`${JSON.stringify(held)}\n`);
      return inTurn(() => orFault(answer, () => handed.hold(tell, left.signal)));
    },
    '/moved': (asked, answer) =>
      orFault(answer, async () => {
        await handed.moved(await text(asked));
        answer.end();
      }),
  };
  const server = createServer((asked, answer) => {
    const send = answers[asked.url ?? ''];
    if (send === undefined) answer.writeHead(404).end('it does not know the command');
    else void send(asked, answer);
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
      await last;
    },
  };
}

/** Answers with what went wrong in `work`. A reader of half an answer sees that it is not whole. */
async function orFault(answer: ServerResponse, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

type Asking = { readonly path: string; readonly body?: string | undefined };

/** @throws StartError with what the server says when it cannot do it; null when no server runs */
async function ask(dataDir: string, { path, body = '' }: Asking): Promise<IncomingMessage | null> {
  const asking = request({ socketPath: socketIn(dataDir), method: 'POST', path });
  asking.end(body);
  const [answer] = await once(asking, 'response').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return [null];
    throw new StartError(`The running server cannot be asked (${error.code}).`);
  });
  const found: IncomingMessage | null = answer;
  if (found === null || found.statusCode === 200) return found;
  throw new StartError(`The running server could not do it: ${await text(found)}`);
}

/** Asks the server that uses the data folder for a backup; null when none runs. @throws StartError when it cannot */
export const requestBackup = (
  dataDir: string,
  passphrase: string | undefined,
): Promise<Readable | null> => ask(dataDir, { path: '/backup', body: passphrase });

/** A database that a running server holds for this process. */
export type Hold = {
  readonly held: Held;
  /** Ends its use for good. @throws StartError when the server has gone on meanwhile */
  readonly moved: (to: string) => Promise<void>;
  /** Lets the server go on, unless the database has been moved. */
  readonly release: () => void;
};

/**
 * Asks the server that uses the data folder to let nobody change its database; null when none runs.
 * @throws StartError when it cannot
 */
export async function requestHold(dataDir: string): Promise<Hold | null> {
  const answer = await ask(dataDir, { path: '/hold' });
  if (answer === null) return null;
  let line = '';
  for await (const chunk of answer.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    line += chunk;
    if (line.endsWith('\n')) break;
  }
  if (!line.endsWith('\n')) throw new StartError('The running server could not read its database.');
  // When the server ends the hold, `moved` says so.
  answer.on('error', () => {});
  return {
    held: JSON.parse(line),
    moved: async (to) => void (await ask(dataDir, { path: '/moved', body: to })),
    release: () => void answer.destroy(),
  };
}
