import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Statistics } from '#contract/admin-schemas.ts';
import type { InstallationState } from '#contract/installation.ts';
import { readConfig } from '#server/platform/config.ts';
import { createOutgoing } from '#server/platform/outgoing.ts';
import { version as own } from '#server/platform/version.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { type Golfer, startTestApp } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { type PushService, startPushService, status } from '#testing/push/push-service.ts';
import { ok } from '#testing/scenario.ts';

const path = '/api/admin/installation';
/** A server on this machine, with a certificate for the name. */
let announcer: PushService;
beforeAll(async () => {
  announcer = await startPushService();
});
afterAll(() => announcer.close());

const says = (content: unknown) =>
  announcer.answerNext((response) => void response.end(JSON.stringify(content)));

async function anInstallation(environment: Record<string, string> = {}) {
  const server = await startTestApp(
    'server',
    { VERSION_URL: `${announcer.origin}/pinhigh.json`, ...environment },
    {
      outgoing: {
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        certificateAuthority: announcer.certificate,
      },
    },
  );
  onTestFinished(server.close);
  return { server, admin: await anAdministrator(server) };
}

const newestFor = async (admin: Golfer) => (await ok<InstallationState>(admin.get(path))).newest;
const allows = (admin: Golfer) => ok(admin.send('PUT', path, { versionCheck: 'daily' }));
const asked = (admin: Golfer) =>
  vi.waitFor(async () => {
    const newest = await newestFor(admin);
    expect(newest.checkedAt).not.toBe(null);
    return newest;
  }, longWait);

test('nobody is asked for a newer version until an administrator allows it', async () => {
  const before = announcer.arrivals.length;
  const { server, admin } = await anInstallation();
  await vi.waitFor(async () => {
    const { rows } = await server.db.execute<{ state: string }>(
      sql`select state::text from pgboss.job where name = 'look-for-version'`,
    );
    expect(rows.map(({ state }) => state)).toContain('completed');
  }, longWait);
  expect(announcer.arrivals).toHaveLength(before);
  expect(await newestFor(admin)).toMatchObject({ checkedAt: null, isNewer: false });

  says({ version: '99.1.0', notes: 'Ten more drills.', later: 'ignored' });
  await allows(admin);
  expect(await asked(admin)).toMatchObject({
    version: '99.1.0',
    notes: 'Ten more drills.',
    isNewer: true,
    problem: null,
  });
  const statistics = await ok<Statistics>(admin.get('/api/admin/statistics'));
  expect(statistics.newerVersion).toBe('99.1.0');
  const [request] = announcer.arrivals.slice(before);
  expect(request?.path).toBe('/pinhigh.json');
  expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(['connection', 'host']);

  await ok(admin.send('PUT', path, { versionCheck: 'off' }));
  expect(await newestFor(admin)).toMatchObject({ version: null, isNewer: false });
});

test('the version that runs is not newer than itself', async () => {
  const { admin } = await anInstallation();
  says({ version: own });
  await allows(admin);
  expect(await asked(admin)).toMatchObject({ version: own, notes: null, isNewer: false });
});

test.each([
  ['is not there', status(404), /unexpected answer \(HTTP 404\)/],
  ['leads elsewhere', status(302, { location: 'https://127.0.0.1/' }), /\(HTTP 302\)/],
  [
    'is no announcement',
    (response: { end: (text: string) => void }) => response.end('{}'),
    /\(JSON\)/,
  ],
  [
    'is longer than any',
    (response: { end: (text: string) => void }) =>
      response.end(JSON.stringify({ version: '99.1.0', notes: 'x'.repeat(100_000) })),
    /unexpected answer/,
  ],
])('an announcement that %s says so, and nothing is newer', async (_, answer, problem) => {
  const { admin } = await anInstallation();
  announcer.answerNext(answer);
  await allows(admin);
  const newest = await asked(admin);
  expect(newest).toMatchObject({ version: null, isNewer: false });
  expect(newest.problem).toMatch(problem);
});

test('a failure keeps what was known', async () => {
  const { admin } = await anInstallation();
  says({ version: '99.1.0' });
  await allows(admin);
  await asked(admin);
  await ok(admin.send('PUT', path, { versionCheck: 'off' }));
  announcer.answerNext(status(503));
  await allows(admin);
  await vi.waitFor(async () => {
    const newest = await newestFor(admin);
    expect(newest).toMatchObject({ version: '99.1.0', isNewer: true });
    expect(newest.problem).toMatch('HTTP 503');
  }, longWait);
});

test('where the environment allows it, the first start asks', async () => {
  says({ version: '99.1.0' });
  const { admin } = await anInstallation({ VERSION_CHECK: 'daily' });
  expect(await asked(admin)).toMatchObject({ version: '99.1.0', isNewer: true });
});

test('the check needs an address, which begins with https', () => {
  expect(() => readConfig({ VERSION_CHECK: 'daily' })).toThrow('VERSION_URL has to be set');
  expect(() => readConfig({ VERSION_URL: 'http://golf.example/v.json' })).toThrow('https://');
});

test('text is read up to a limit, and from no private address that was not named', async () => {
  const outgoing = createOutgoing({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    certificateAuthority: announcer.certificate,
  });
  const url = new URL(announcer.origin);
  const read = (allowedHosts: readonly string[]) =>
    outgoing.read(url, { allowedHosts, mostBytes: 10 });
  await expect(read([])).rejects.toThrow('public');
  announcer.answerNext((response) => void response.end('ten bytes.'));
  expect(await read([url.host])).toEqual({ status: 200, text: 'ten bytes.' });
  announcer.answerNext((response) => void response.end('eleven char'));
  await expect(read([url.host])).rejects.toThrow('more than 10 bytes');
});
