import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { admin as rows } from '#contract/admin.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { InstallationState } from '#contract/installation.ts';
import { usualSettings } from '#contract/installation-schemas.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { ok } from '#testing/scenario.ts';

const path = '/api/admin/installation';
const read = (golfer: Golfer) => ok<InstallationState>(golfer.get(path));

describe.each(enginesAtScale)('the settings of an installation on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
    // What the nodes have in common is no setting that somebody has made.
    await server.db.insert(installationValues).values({ name: 'shared.secret', value: 'a hash' });
  });
  afterAll(() => server.close());

  test('have their usual values until an administrator changes them, and the audit log says who did', async () => {
    const { values, sources, isNew } = await read(admin);
    expect({ values, isNew }).toEqual({ values: usualSettings, isNew: true });
    expect(new Set(Object.values(sources))).toEqual(new Set(['default']));
    const body = { clubName: ' Lindensee ', mailDomains: ['Lindensee.example'] };
    await ok(admin.send('PUT', path, body));
    const changed = await read(admin);
    expect(changed).toMatchObject({
      isNew: false,
      values: { ...usualSettings, clubName: 'Lindensee', mailDomains: ['lindensee.example'] },
      sources: { clubName: 'page', mailDomains: 'page', signUp: 'default' },
    });
    const { entries } = await ok<AnswerOf<typeof rows.auditLog>>(admin.get('/api/admin/audit-log'));
    expect(entries[0]).toMatchObject({
      act: 'changeInstallation',
      input: { clubName: 'Lindensee', mailDomains: '[1]' },
    });
  });

  test('are for administrators', async () => {
    const golfer = await aGolfer(server);
    expect((await golfer.get(path)).status).toBe(403);
    expect((await golfer.send('PUT', path, { signUp: 'closed' })).status).toBe(403);
    expect((await read(admin)).isNew).toBe(false);
  });

  test('a stored value that this version does not know counts as not set', async () => {
    const later = [
      { name: 'language', value: 'tlh' },
      { name: 'colorOfTheFlag', value: 'red' },
    ];
    await server.db.insert(installationValues).values(later);
    expect(await read(admin)).toMatchObject({
      values: { language: 'en' },
      sources: { language: 'default' },
    });
  });
});

test('a value in the environment wins and cannot be changed on the page', async () => {
  const environment = {
    CLUB_NAME: 'Lindensee',
    SIGN_UP_DOMAINS: 'lindensee.example, golf.example',
    PUBLIC_URL: 'https://golf.example',
    BACKUP_DIR: '/nowhere/backups',
    BACKUP_PASSPHRASE: 'eighteen holes and a pint',
  };
  const server = await startTestApp('server', environment);
  const admin = await anAdministrator(server);
  const locked = await admin.send('PUT', path, { clubName: 'Another', signUp: 'closed' });
  expect(locked).toMatchObject({ status: 409, body: { code: 'setting_locked' } });
  await ok(admin.send('PUT', path, { clubName: 'Lindensee', signUp: 'closed' }));
  const state = await read(admin);
  expect(state).toMatchObject({
    values: {
      clubName: 'Lindensee',
      mailDomains: ['lindensee.example', 'golf.example'],
      signUp: 'closed',
    },
    sources: { clubName: 'environment', mailDomains: 'environment', signUp: 'page' },
    address: { url: 'https://golf.example', source: 'environment' },
    mail: { server: null, from: 'Pinhigh <pinhigh@golf.example>', source: 'default' },
    backup: { folder: '/nowhere/backups', source: 'environment', isEncrypted: true },
  });
  expect(JSON.stringify(state)).not.toContain('eighteen');
  await server.close();
});
