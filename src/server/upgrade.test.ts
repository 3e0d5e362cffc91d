import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { visitor } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { itemsOf } from '#testing/feed.ts';
import { brokenSums } from '#testing/invariants/sums.ts';
import { anEmptyInstallation, startOn } from '#testing/restoring.ts';
import { completes, ok, sessionsOf } from '#testing/scenario.ts';
import { verifyArchive } from './platform/backup/read-backup.ts';
import type { Config } from './platform/config.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { restore } from './restore.ts';

/** A backup of each released version, of the club of the demo after two months. */
const folder = fileURLToPath(new URL('../testing/releases', import.meta.url));
const releases = readdirSync(folder).map((name) => name.replace(/\.zip$/, ''));

/** A day in the club on which Nora has a session. */
const now = Temporal.Instant.from('2026-05-14T18:00:00Z');

/** As a released version hashes them. */
const passwords = { hash: hashPassword, verify: verifyPassword };

/** How many rows each of these tables has, in a database that no server uses. */
async function rowsIn(settings: Config, tables: readonly string[]) {
  const database = await openDatabase(settings);
  const db = createDb(database.pool);
  const counted = tables.map(async (name) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    return [name, rows[0]?.n];
  });
  return Object.fromEntries(await Promise.all(counted).finally(database.close));
}

describe.each(enginesAtScale)('on the %s database', (engine) => {
  test.each(releases)('version %s is upgraded with all that golfers have', async (release) => {
    const path = `${folder}/${release}.zip`;
    const settings = await anEmptyInstallation(engine);
    const { version, tables } = await verifyArchive(path, settings.backups);
    expect(version).toBe(release);
    // Fills tables as they were in that version, and changes them by the migrations that have come since.
    await restore([path], settings);
    const before = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
    expect(await rowsIn(settings, Object.keys(before))).toEqual(before);

    const server = await startOn(settings, { now, passwords });
    expect(await brokenSums(server.db)).toEqual([]);
    const nora = visitor(server, 'nora@example.com');
    const credentials = { email: nora.email, password: 'fairway-finder' };
    await ok(nora.send('POST', '/api/auth/sign-in/email', credentials));
    const { currentHandicap, avatarUrl } = await ok<User>(nora.get('/api/auth/user'));
    expect(currentHandicap).toBe('21.9');
    expect((await nora.get(String(avatarUrl))).status).toBe(200);
    expect(await ok(nora.get('/api/social/friends'))).toHaveLength(8);
    expect(await ok(nora.get('/api/user/coach-links'))).toMatchObject([{ name: 'Lena' }]);
    expect((await itemsOf(nora)).length).toBeGreaterThan(10);
    const { subscriptionUrl } = await ok<{ subscriptionUrl: string }>(
      nora.get('/api/user/calendar/subscription-url'),
    );
    expect((await nora.get(new URL(subscriptionUrl).pathname)).status).toBe(200);
    const today = (await sessionsOf(nora)).find(
      ({ scheduledDate }) => scheduledDate === '2026-05-14',
    );
    if (today === undefined) throw new Error('no session on that day');
    await ok(completes(nora, today));
    expect(await brokenSums(server.db)).toEqual([]);
  });
});
