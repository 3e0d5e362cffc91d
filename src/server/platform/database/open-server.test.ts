import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

test('a server that is not there is named, without the password', async () => {
  const databaseUrl = 'postgres://pinhigh:secret@127.0.0.1:1/pinhigh';
  const failure = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => expect.fail('it opened'),
    (error: Error) => error.message,
  );
  expect(failure).toBe('Could not use PostgreSQL at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1');
});

test('a database that is not there is named', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = '/nowhere';
  await expect(openDatabase({ databaseUrl: url.href, dataDir: '' })).rejects.toThrow(
    /Could not use PostgreSQL at .+: database "nowhere" does not exist/,
  );
});
