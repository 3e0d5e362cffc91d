import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
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

/**
 * Puts the server behind a connection that can be cut without either side noticing. The first `unanswered` connections
 * get no answer.
 */
async function behindAWire({ unanswered = 0 } = {}) {
  const real = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const sockets: Socket[] = [];
  let connections = 0;
  const wire = createServer((near) => {
    connections += 1;
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
