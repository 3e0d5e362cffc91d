import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { outageOf } from './availability.ts';
import { openDatabase } from './open-database.ts';
import { openServerDatabase } from './open-server.ts';

test('the error for an unreachable server names its address but not the password', async () => {
  const databaseUrl = 'postgres://pinhigh:secret@127.0.0.1:1/pinhigh';
  const failure = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => expect.fail('it opened'),
    (error: Error) => error.message,
  );
  expect(failure).toBe('Could not use PostgreSQL at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1');
});

test('the error for a missing database names it', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = '/nowhere';
  await expect(openDatabase({ databaseUrl: url.href, dataDir: '' })).rejects.toThrow(
    /Could not use PostgreSQL at .+: database "nowhere" does not exist/,
  );
});

/** Creates an empty database on the test server. */
async function aDatabase(options = '') {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `open_server_${randomUUID().slice(0, 8)}`;
  const run = async (statement: string) => {
    const client = new pg.Client(url.href);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database "${name}" ${options}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, url: own.href, run, drop: () => run(`drop database "${name}" with (force)`) };
}

test('a server that can only be read is refused with a sentence', async () => {
  const database = await aDatabase();
  await database.run(`alter database "${database.name}" set default_transaction_read_only to on`);
  await expect(openServerDatabase({ databaseUrl: database.url })).rejects.toThrow(
    `The PostgreSQL database "${database.name}" can only be read, as on a standby. Set DATABASE_URL to one that can be written.`,
  );
  await database.drop();
});

test('a replica of another database is refused with a sentence, and one that is not there is not', async () => {
  const database = await aDatabase();
  const other = await aDatabase();
  const open = (databaseReadUrl: string) =>
    openServerDatabase({ databaseUrl: database.url, databaseReadUrl });
  await expect(open(other.url)).rejects.toThrow(
    'DATABASE_READ_URL leads to another database than DATABASE_URL. Set it to a replica of that one.',
  );
  const { close } = await open('postgres://golf@127.0.0.1:1/golf');
  await close();
  await Promise.all([database.drop(), other.drop()]);
});

/**
 * Puts the server behind a connection that can be cut without either side noticing. The first `unanswered` connections
 * get no answer, and the first `ended` are ended without one.
 */
async function behindAWire({ unanswered = 0, ended = 0 } = {}) {
  const real = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const sockets: Socket[] = [];
  let connections = 0;
  const wire = createServer((near) => {
    connections += 1;
    if (connections <= ended) near.destroy();
    if (near.destroyed) return;
    if (connections <= unanswered) {
      sockets.push(near);
      return;
    }
    const far = connect(Number(real.port || 5432), real.hostname);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const { port } = wire.address() as { port: number };
  const url = new URL(real);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      wire.close();
    },
  };
}

test('a query to a frozen server fails as unavailable, and the next query gets a new connection', async () => {
  const wire = await behindAWire();
  const { pool, close } = await openServerDatabase({ databaseUrl: wire.url, answerLimitMs: 500 });
  await pool.query('select 1');
  wire.freeze();
  const failure = await pool.query('select 1').catch((error: unknown) => error);
  expect(outageOf(failure)).toBe('unavailable');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  wire.close();
});

test('a server that is too busy to accept a connection immediately is retried', async () => {
  const wire = await behindAWire({ unanswered: 2 });
  const { pool, close } = await openServerDatabase({
    databaseUrl: wire.url,
    connectLimitMs: 1000,
  });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  wire.close();
});

test('a proxy that knows no primary yet is asked again', async () => {
  const wire = await behindAWire({ ended: 2 });
  const { pool, close } = await openServerDatabase({ databaseUrl: wire.url });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
  wire.close();
});

test('a session does not depend on the defaults of its database', async () => {
  const database = await aDatabase();
  await database.run(`alter database "${database.name}" set datestyle to 'German, DMY'`);
  await database.run(`alter database "${database.name}" set timezone to 'Asia/Tokyo'`);
  await database.run(
    `alter database "${database.name}" set default_transaction_isolation to 'serializable'`,
  );
  await database.run(`alter database "${database.name}" set search_path to 'nowhere'`);
  const { pool, close } = await openServerDatabase({ databaseUrl: database.url });
  const { rows } = await pool.query(
    `select current_schema() as schema, current_setting('transaction_isolation') as isolation,
       current_setting('statement_timeout') as "limit", (timestamptz '2026-05-14T12:00:00Z')::text as noon`,
  );
  expect(rows).toEqual([
    { schema: 'public', isolation: 'read committed', limit: '30s', noon: '2026-05-14 12:00:00+00' },
  ]);
  await close();
  await database.drop();
});

test('a database that cannot store every text is refused with a sentence', async () => {
  const database = await aDatabase(`encoding 'LATIN1' locale 'C' template template0`);
  await expect(openServerDatabase({ databaseUrl: database.url })).rejects.toThrow(
    `The PostgreSQL database "${database.name}" stores text as LATIN1, and Pinhigh needs UTF8.`,
  );
  await database.drop();
});

/** A server that refuses every connection with this code and message. */
async function refusing(code: string, words: string) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const fields = `SFATAL\0C${code}\0M${words}\0\0`;
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return { host: `127.0.0.1:${port}`, connections: () => connections, close: () => server.close() };
}

test('a refusal that would not pass is told at once', async () => {
  const words = 'unsupported startup parameter: statement_timeout';
  const server = await refusing('08P01', words);
  const databaseUrl = `postgres://golf@${server.host}/golf`;
  await expect(openServerDatabase({ databaseUrl })).rejects.toThrow(
    `Could not use PostgreSQL at ${server.host}: ${words}`,
  );
  expect(server.connections()).toBe(1);
  server.close();
});
