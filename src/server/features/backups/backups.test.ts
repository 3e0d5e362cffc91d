import { mkdir, mkdtemp, open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { BackupsState } from '#contract/backups.ts';
import { beginNight, beginRun, endRun } from '#server/platform/backup/runs.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { aGolfer, cookieOf, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

const path = '/api/admin/backups';

let server: TestApp;
let admin: Golfer;
beforeAll(async () => {
  server = await startTestApp('server');
  admin = await anAdministrator(server);
});
afterAll(() => server.close());

const read = (who = admin) => ok<BackupsState>(who.get(path));
const folder = () => server.config.backups.folder;

/** Waits until nothing is being made or checked any more. */
const settled = (who = admin) =>
  vi.waitFor(async () => {
    const state = await read(who);
    expect(state.makingSince).toBe(null);
    expect(state.archives.map(({ check }) => check?.state)).not.toContain('running');
    return state;
  }, longWait);

let now = Temporal.Instant.from('2026-05-14T00:00:00Z');
/** Moves the server's clock on: names of archives have their second. */
function later(minutes: number) {
  now = now.add({ minutes });
  server.setNow(now.toString());
  return now;
}

async function makes() {
  later(1);
  await ok(admin.send('POST', path));
  const state = await settled();
  const [archive] = state.archives;
  if (archive === undefined) throw new Error('no archive');
  return { state, archive };
}

test('before the first backup, the page says when it comes, and nothing is missing', async () => {
  const fresh = await startTestApp('server');
  onTestFinished(fresh.close);
  const state = await read(await anAdministrator(fresh));
  expect(state).toMatchObject({ archives: [], trouble: null, contents: null, bucket: null });
  expect(state.nights.map(({ state }) => state)).toEqual(Array(14).fill('unknown'));
  expect(state.nextAt).not.toBe(null);
  expect(state.place).toMatchObject({ folder: fresh.config.backups.folder, canWrite: true });
});

test('an administrator makes a backup, which is verified as it is made', async () => {
  const { state, archive } = await makes();
  expect(archive).toMatchObject({ kind: 'day', isByHand: true, check: { state: 'good' } });
  expect(state.contents).toMatchObject({ golfers: 1, files: 0 });
  expect(state.nights.at(-1)).toMatchObject({ state: 'made', fault: null });
  expect(state.trouble).toBe(null);
});

test('a backup is not made twice at once', async () => {
  const { state } = await makes();
  expect(await beginRun(server.db, { kind: 'hand' }, now)).not.toBe(null);
  await ok(admin.send('POST', path));
  expect((await read()).makingSince).not.toBe(null);
  // Its job is lost: an hour later it counts as cut off.
  later(61);
  const cutOff = await read();
  expect(cutOff.archives).toHaveLength(state.archives.length);
  expect(cutOff).toMatchObject({ makingSince: null, trouble: { fault: 'cutOff' } });
  await makes();
  expect((await read()).trouble).toBe(null);
});

test('an archive is verified when an administrator asks for it, and a damaged one is found out', async () => {
  const { archive } = await makes();
  const verify = `${path}/${archive.name}/verify`;
  const checked = async () => {
    later(1);
    await ok(admin.send('POST', verify));
    const { archives } = await settled();
    return archives.find(({ name }) => name === archive.name)?.check;
  };
  expect(await checked()).toMatchObject({ state: 'good', fault: null });
  const file = join(folder(), archive.name);
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  expect(await checked()).toMatchObject({ state: 'bad', fault: 'damaged' });
  await rm(file);
  expect(await admin.send('POST', verify)).toMatchObject({ status: 404 });
});

test('a whole archive can be downloaded, and the audit log says by whom', async () => {
  const { archive } = await makes();
  const { rawPayload, headers } = await server.app.inject({
    url: `${path}/${archive.name}`,
    headers: { cookie: cookieOf(admin) },
  });
  expect(rawPayload.equals(await readFile(join(folder(), archive.name)))).toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${archive.name}"`,
  });
  const { entries } = await ok<{ entries: readonly object[] }>(admin.get('/api/admin/audit-log'));
  expect(entries[0]).toMatchObject({ act: 'downloadBackup', subject: archive.name });
});

test.each([
  ['a file that is no archive', 'deleted-accounts.jsonl', 400],
  ['a path out of the folder', '..%2F..%2Fsecret', 400],
  ['a path that looks like an archive', 'pinhigh-..%2Fsecret.zip', 400],
  ['an archive that is not there', 'pinhigh-2020-01-01T033000Z.zip', 404],
  ['a name that is none of an archive', 'pinhigh-secret.zip', 404],
])('%s cannot be downloaded', async (_, name, status) => {
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), 'pinhigh-secret.zip'), 'secret');
  await writeFile(join(folder(), 'deleted-accounts.jsonl'), '');
  expect(await admin.get(`${path}/${name}`)).toMatchObject({ status });
});

test('a download that is canceled leaves no open file, and the server goes on', async () => {
  const name = 'pinhigh-2026-05-01T033000Z.zip';
  await mkdir(folder(), { recursive: true });
  const file = await open(join(folder(), name), 'w');
  await file.truncate(256 * 1024 * 1024);
  await file.close();
  onTestFinished(() => rm(join(folder(), name)));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${path}/${name}`;
  await new Promise<void>((resolve, reject) => {
    const asked = get(url, { headers: { cookie: cookieOf(admin) } }, (answer) => {
      answer.on('error', () => {});
      answer.once('data', () => {
        answer.destroy();
        resolve();
      });
    });
    asked.on('error', reject);
  });
  const openFiles = async () => {
    const links = await readdir('/proc/self/fd');
    return Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
  };
  await vi.waitFor(async () => {
    expect((await openFiles()).filter((opened) => opened.endsWith(name))).toEqual([]);
  }, longWait);
  expect(await admin.get('/api/health')).toMatchObject({ status: 200 });
});

test('golfers and visitors see, make and download nothing', async () => {
  const golfer = await aGolfer(server);
  const { archive } = await makes();
  for (const url of [path, `${path}/${archive.name}`])
    expect(await golfer.get(url)).toMatchObject({ status: 403 });
  for (const url of [path, `${path}/${archive.name}/verify`])
    expect(await golfer.send('POST', url)).toMatchObject({ status: 403 });
  const anonymous = await server.app.inject({ url: `${path}/${archive.name}` });
  expect(anonymous.statusCode).toBe(401);
});

test('a backup that fails says why, and the night counts as missed until one is made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinhigh-backups-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const blocked = join(dataDir, 'blocked');
  await writeFile(blocked, 'no folder');
  const other = await startTestApp('server', { DATA_DIR: dataDir, BACKUP_DIR: blocked });
  onTestFinished(other.close);
  const who = await anAdministrator(other);
  await ok(who.send('POST', path));
  const state = await settled(who);
  expect(state.trouble).toMatchObject({ fault: 'noFolder', at: '2026-05-14T00:00:00.000Z' });
  expect(state.nights.at(-1)?.state).not.toBe('made');
  await rm(blocked);
  await ok(who.send('POST', path));
  const mended = await settled(who);
  expect(mended.trouble).toBe(null);
  expect(mended.nights.at(-1)).toMatchObject({ state: 'made' });
});

test('a server that makes no backups says so, and refuses the rest', async () => {
  const other = await startTestApp('server', { BACKUPS: 'off' });
  onTestFinished(other.close);
  const who = await anAdministrator(other);
  expect(await read(who)).toMatchObject({ place: { folder: null }, archives: [], nights: [] });
  expect(await who.send('POST', path)).toMatchObject({ status: 404 });
});

test('the backup of a night goes on after a stop, and is left to one that is made by hand', async () => {
  const night = await beginNight(server.db, later(1));
  expect(night).not.toBe(null);
  expect(await beginNight(server.db, later(1))).toBe(night);
  expect(await beginRun(server.db, { kind: 'hand' }, now)).toBe(null);
  await endRun(server.db, night ?? '', { now, fault: null });
  const byHand = await beginRun(server.db, { kind: 'hand' }, now);
  expect(await beginNight(server.db, later(1))).toBe(null);
  await endRun(server.db, byHand ?? '', { now, fault: null });
});
