import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { aGolfer, startTestApp } from '#testing/app.ts';
import { createDataFolder, serverUrl } from '#testing/database.ts';
import { nthId } from '#testing/ids.ts';
import { ok } from '#testing/scenario.ts';
import { makeAdmin } from './make-admin.ts';
import { users } from './platform/auth/tables.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';

async function aDataFolder() {
  const dataDir = await createDataFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test('the command makes the golfer with an address administrator while a server with PostgreSQL runs', async () => {
  const server = await startTestApp('server');
  const { rows } = await server.db.execute<{ name: string }>('select current_database() as name');
  const settings = { databaseUrl: serverUrl(rows[0]?.name), dataDir: '' };
  const golfer = await aGolfer(server);
  await makeAdmin([` ${golfer.email.toUpperCase()}`], settings);
  expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({ isAdmin: true });
  const stranger = makeAdmin(['nobody@example.com'], settings);
  await expect(stranger).rejects.toThrow('No account has the address nobody@example.com.');
  await expect(makeAdmin(['nobody'], settings)).rejects.toThrow('npm run make-admin -- ADDRESS');
  await server.close();
});

test('the command makes a golfer of the embedded database administrator, but not while a server uses it', async () => {
  const dataDir = await aDataFolder();
  const email = 'greenkeeper@example.com';
  const open = await openDatabase({ dataDir });
  await createDb(open.pool)
    .insert(users)
    .values({ id: nthId(1), name: 'Nora Devlin', email });
  await expect(makeAdmin([email], { dataDir })).rejects.toThrow(/uses the data folder .* Stop it/);
  await open.close();
  await makeAdmin([email], { dataDir });
  const again = await openDatabase({ dataDir });
  const rows = await createDb(again.pool).select({ isAdmin: users.isAdmin }).from(users);
  expect(rows).toEqual([{ isAdmin: true }]);
  await again.close();
});
