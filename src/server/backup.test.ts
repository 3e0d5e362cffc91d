import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { aGolfer, startTestApp, visitor } from '#testing/app.ts';
import { type Engine, enginesAtScale } from '#testing/database.ts';
import { brokenSums } from '#testing/invariants/sums.ts';
import { aFolder, anEmptyInstallation, secret, settingsFor, startOn } from '#testing/restoring.ts';
import { startS3 } from '#testing/s3-server.ts';
import { atScale } from '#testing/scale.ts';
import { completes, followsBreak100, ok, sessionsOf } from '#testing/scenario.ts';
import { backUp, verify } from './backup.ts';
import { users } from './platform/auth/tables.ts';
import { noteDeletion } from './platform/backup/backup-folder.ts';
import { backupWorkers } from './platform/backup/backup-workers.ts';
import { withBackup } from './platform/backup/read-backup.ts';
import { backupRuns } from './platform/backup/tables.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { refuseOtherSettings } from './platform/shared-settings.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';
import { restore } from './restore.ts';

/** A running server with a golfer in training, and the settings of a command beside it. */
async function anInstallation(engine: Engine, more: Record<string, string> = {}) {
  const environment = { DATA_DIR: await aFolder(), SECRET: secret, ...more };
  const server = await startTestApp(engine, environment, { secret });
  onTestFinished(server.close);
  const golfer = await aGolfer(server);
  await followsBreak100(golfer);
  return { server, golfer, settings: await settingsFor(engine, server, environment) };
}

async function archiveIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^pinhigh-.*Z\.(zip|sealed)$/.test(name));
  return join(folder, names[0] ?? 'no archive');
}

/** Names, counts and hashes of the tables in an archive. */
const tablesIn = (path: string, { backups }: Config) =>
  withBackup(path, backups, async ({ manifest }) => manifest.tables);

const done = (sessions: readonly ScheduledSession[]) =>
  sessions.filter(({ status }) => status === 'completed').length;

describe.each(enginesAtScale)('the %s database', (engine) => {
  test('is backed up while golfers train, and they go on elsewhere from that moment', async () => {
    const { server, golfer, settings } = await anInstallation(engine);
    const others = await Promise.all(Array.from({ length: 4 }, () => aGolfer(server)));
    for (const other of others) await followsBreak100(other);
    const [first, second] = await sessionsOf(golfer);
    if (first === undefined || second === undefined) throw new Error('no sessions');
    await ok(completes(golfer, first));
    const trains = async (other: (typeof others)[number]) => {
      for (const session of (await sessionsOf(other)).slice(0, 3)) await completes(other, session);
    };
    const folder = await aFolder();
    const [said] = await Promise.all([backUp(['--to', folder], settings), ...others.map(trains)]);
    expect(said).toMatch(
      /^Backed up to .*: 5 golfers, \d+ rows, 0 files, .* MB, made .* by version /,
    );
    await ok(completes(golfer, second));

    const elsewhere = await anEmptyInstallation(engine);
    const path = await archiveIn(folder);
    expect(await restore([path], elsewhere)).toMatch(/^Restored .*: 5 golfers/);
    const again = await startOn(elsewhere);
    expect(await brokenSums(again.db)).toEqual([]);
    const back = visitor(again, golfer.email, golfer);
    expect(done(await sessionsOf(back))).toBe(1);
    await ok(completes(back, second));
    expect(done(await sessionsOf(back))).toBe(2);
    expect(await brokenSums(again.db)).toEqual([]);
    await again.close();

    await expect(restore([path], elsewhere)).rejects.toThrow(/ is in use\. .* with --replace: /);
    expect(await restore([path, '--replace'], elsewhere)).toContain('What was there before is in ');
    expect(await golfersOf(elsewhere)).toHaveLength(5);
  });
});

test('a restored installation stays without the accounts that were deleted after the backup', async () => {
  const { server, golfer, settings } = await anInstallation('server');
  const stays = await aGolfer(server);
  const folder = await aFolder();
  await backUp(['--to', folder], settings);
  const [gone] = await server.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, golfer.email));
  await noteDeletion(settings.backups.folder, gone?.id ?? '', Temporal.Now.instant());
  const elsewhere = await anEmptyInstallation('server', { BACKUP_DIR: settings.backups.folder });
  expect(await restore([await archiveIn(folder)], elsewhere)).toContain(
    ' Accounts deleted since then stay deleted: 1.',
  );
  expect(await golfersOf(elsewhere)).toEqual([stays.email]);
});

test('a restored installation takes files where it keeps them, and its secret has to be the old one', async () => {
  const { settings } = await anInstallation('server');
  const used = await openDatabase(settings);
  await refuseOtherSettings({ config: settings, database: used, secret }).finally(used.close);
  const folder = await aFolder();
  await backUp(['--to', folder], settings);
  const elsewhere = await anEmptyInstallation('server');
  await restore([await archiveIn(folder)], elsewhere);
  const database = await openDatabase(elsewhere);
  onTestFinished(() => database.close());
  const restored = { config: elsewhere, database, secret };
  const another = refuseOtherSettings({ ...restored, secret: `not ${secret}` });
  await expect(another).rejects.toThrow(/^The secret of this start is not/);
  await refuseOtherSettings(restored);
});

/** The addresses of all golfers of an installation that does not run. */
async function golfersOf(settings: Config) {
  const database = await openDatabase(settings);
  const rows = await createDb(database.pool).select({ email: users.email }).from(users);
  await database.close();
  return rows.map(({ email }) => email);
}

test('each backup is copied to a bucket, and is verified and restored from there', async () => {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const bucket = { ...s3.environment, BACKUP_BUCKET: s3.environment['S3_BUCKET'] ?? '' };
  const { server, golfer, settings } = await anInstallation('server', bucket);
  const { folder } = settings.backups;
  const gone = await aGolfer(server);
  const stored = async () =>
    (await s3.objects()).filter((name) => name.startsWith('backups/')).toSorted();
  const parts = await partsOf(settings);
  const backUpAt = (time: string) =>
    backupWorkers({ ...parts, clock: () => Temporal.Instant.from(time) })[0]?.run({});
  await backUpAt('2026-05-14T10:00Z');
  const [, first] = await stored();
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from users where email = ${gone.email}`,
  );
  await noteDeletion(folder, rows[0]?.id ?? '', Temporal.Now.instant());
  await backUpAt('2026-05-14T11:00Z');
  const [list, ledger, second, ...more] = await stored();
  expect([list, ledger]).toEqual(['backups/archives.json', 'backups/deleted-accounts.jsonl']);
  expect(second).not.toBe(first);
  expect(more).toEqual([]);

  await rm(folder, { recursive: true });
  const elsewhere = await anEmptyInstallation('server', bucket);
  expect(await verify(['bucket:latest'], elsewhere)).toContain('2 golfers');
  expect(await restore(['bucket:latest'], elsewhere)).toContain(' stay deleted: 1.');
  expect(await golfersOf(elsewhere)).toEqual([golfer.email]);
  // The run that made the backup is not over in it.
  expect(await runsOf(elsewhere)).toEqual([{ kind: 'night', isOver: true }]);
  await expect(verify(['bucket:pinhigh-never.zip'], elsewhere)).rejects.toThrow('has no backup');
});

/** The work on backups that an installation knows of. */
async function runsOf(settings: Config) {
  const database = await openDatabase(settings);
  const runs = await createDb(database.pool)
    .select({ kind: backupRuns.kind, isOver: isNotNull(backupRuns.endedAt) })
    .from(backupRuns);
  await database.close();
  return runs;
}

/** What the daily backup of an installation is made of. */
async function partsOf(config: Config) {
  const database = await openDatabase(config);
  onTestFinished(() => database.close());
  return {
    database,
    db: createDb(database.pool),
    storage: await openStorage(config),
    temporary: openTemporary(config.dataDir),
    config,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  };
}

test.each([
  [backUp, ['--too', '/tmp'], 'Use: npm run backup -- [--to DIR]'],
  [verify, [], 'Use: npm run verify -- FILE'],
  [restore, ['--replace'], 'Use: npm run restore -- FILE [--replace]'],
  [verify, ['/no/such/file.zip'], 'The backup /no/such/file.zip cannot be read (ENOENT).'],
])('a command with wrong words says what to do: %o %o', async (command, args, message) => {
  await expect(command(args, readConfig({ SECRET: secret }))).rejects.toThrow(message);
});

test('an encrypted archive opens with its passphrase alone', async () => {
  const passphrase = 'four words of a caddie';
  const { golfer, settings } = await anInstallation('server', { BACKUP_PASSPHRASE: passphrase });
  const folder = await aFolder();
  await backUp(['--to', folder], settings);
  const path = await archiveIn(folder);
  expect(path).toMatch(/\.sealed$/);
  expect((await readFile(path)).includes(golfer.email)).toBe(false);
  expect(await verify([path], settings)).toMatch(/^Whole: /);
  const without = { ...settings, backups: { ...settings.backups, passphrase: undefined } };
  await expect(verify([path], without)).rejects.toThrow('is encrypted. Set BACKUP_PASSPHRASE');
  const wrong = { ...settings, backups: { ...settings.backups, passphrase: 'another passphrase' } };
  await expect(verify([path], wrong)).rejects.toThrow('The passphrase is wrong');
});

test.each([{ BACKUP_PASSPHRASE: '' }, { BACKUP_PASSPHRASE: 'four words of a caddie' }])(
  'an archive that was changed or cut off is restored only if no part of it was harmed (%o)',
  async (environment) => {
    const { settings } = await anInstallation('server', environment);
    const folder = await aFolder();
    await backUp(['--to', folder], settings);
    const path = await archiveIn(folder);
    const whole = await readFile(path);
    const saved = await tablesIn(path, settings);
    let elsewhere = await anEmptyInstallation('server', environment);
    const restored = async (archive: Buffer) => {
      await writeFile(path, archive);
      const said = await restore([path], elsewhere).catch(({ message }: Error) => message);
      if (!said.startsWith('Restored ')) return said;
      const again = await aFolder();
      await backUp(['--to', again], elsewhere);
      expect(await tablesIn(await archiveIn(again), elsewhere)).toEqual(saved);
      elsewhere = await anEmptyInstallation('server', environment);
      return 'all as it was';
    };
    for (const part of atScale({
      short: [0.3, 0.99],
      long: [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99],
    })) {
      const at = Math.floor(whole.length * part);
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      // The byte may be a date in the archive's directory, on which nothing depends.
      expect(await restored(changed)).toMatch(/damaged|cut off|not a backup|^all as it was$/);
      expect(await restored(whole.subarray(0, at))).toMatch(/damaged|cut off|not a backup/);
    }
    expect(await restored(whole)).toBe('all as it was');
  },
);
