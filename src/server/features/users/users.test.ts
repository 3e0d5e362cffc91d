import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { users as rows } from '#contract/users.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { enginesAtScale } from '#testing/database.ts';
import { nthIdInSql } from '#testing/ids.ts';
import { ok } from '#testing/scenario.ts';

const path = '/api/admin/users';

describe.each(enginesAtScale)('users on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator();
  });
  afterAll(() => server.close());

  const anAdministrator = async () => {
    const golfer = await aGolfer(server);
    await server.db.execute(sql`update users set is_admin = true where email = ${golfer.email}`);
    return golfer;
  };
  const list = (query = '') => ok<AnswerOf<typeof rows.list>>(admin.get(`${path}${query}`));
  const idOf = async (golfer: Golfer) => (await ok<User>(golfer.get('/api/auth/user'))).id;
  const makes = async (isAdmin: boolean, golfer: Golfer, by = admin) =>
    by.send('PUT', `${path}/${await idOf(golfer)}/administrator`, { isAdmin });

  test('every account counts as a user', async () => {
    const { total } = await list();
    await aGolfer(server);
    expect(await list()).toMatchObject({ total: Number(total) + 1 });
  });

  test('pages continue after an email address, and a search matches the start of names and addresses', async () => {
    await server.db.execute(sql`
      insert into users (id, name, email, first_name, last_name)
      select ${sql.raw(nthIdInSql('i'))}, 'Ida Berg', 'ida' || lpad(i::text, 2, '0') || '@example.org', 'Ida', 'Berg'
      from generate_series(1, 30) i`);
    const first = await list('?search=IDA%20be');
    expect(first.users).toHaveLength(25);
    expect(first.nextCursor).toBe('ida25@example.org');
    const rest = await list(`?search=ida&cursor=${first.nextCursor}`);
    expect(rest.users.map(({ email }) => email)).toEqual(
      [26, 27, 28, 29, 30].map((number) => `ida${number}@example.org`),
    );
    expect(rest).toMatchObject({ nextCursor: null, total: null });
    expect((await list('?search=berg')).users[0]).toMatchObject({
      name: 'Ida Berg',
      isAdmin: false,
      sessions: 0,
      deleteAfter: null,
    });
    expect((await list('?search=ida29@')).users).toHaveLength(1);
    expect((await list('?search=%25')).users).toEqual([]);
  });

  test('an administrator can make a golfer an administrator and revoke it', async () => {
    const golfer = await aGolfer(server);
    expect((await golfer.get(path)).status).toBe(403);
    await ok(makes(true, golfer));
    expect((await golfer.get(path)).status).toBe(200);
    await ok(makes(false, golfer));
    expect((await golfer.get(path)).status).toBe(403);
  });

  test('the last administrator cannot be revoked, even if two revoke each other at the same time', async () => {
    expect(await makes(false, admin)).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
    const other = await anAdministrator();
    const answers = await Promise.all([makes(false, other), makes(false, admin, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const { rows } = await server.db.execute(sql`select email from users where is_admin`);
    expect(rows).toHaveLength(1);
    if (rows[0]?.['email'] !== admin.email) admin = other;
  });

  test('an administrator can end a golfer’s sign-ins, which takes effect at once', async () => {
    const golfer = await aGolfer(server);
    const found = async () => (await list(`?search=${golfer.email}`)).users[0]?.sessions;
    expect(await found()).toBe(1);
    await ok(admin.send('DELETE', `${path}/${await idOf(golfer)}/sessions`));
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
    expect(await found()).toBe(0);
  });

  const tokenIn = (url: string) => new URL(url).searchParams.get('token');
  const setsPassword = (url: string) =>
    visitor(server).send('POST', '/api/auth/reset-password', {
      token: tokenIn(url),
      newPassword: 'another-fairway',
    });
  const signsIn = (email: string) =>
    visitor(server).send('POST', '/api/auth/sign-in/email', { email, password: 'another-fairway' });

  test('an administrator can create an account, whose golfer chooses a password with the link', async () => {
    const body = { name: 'Ida Berg', email: 'Ida.Made@example.com' };
    const answer = await admin.send('POST', path, body);
    expect(answer).toMatchObject({ status: 201, body: { isMailed: false } });
    const { id, url } = answer.body as { id: string; url: string };
    expect((await list('?search=ida.made@')).users).toMatchObject([{ id, name: 'Ida Berg' }]);
    expect((await signsIn('ida.made@example.com')).status).toBe(401);
    await ok(setsPassword(url));
    expect(await ok(signsIn('ida.made@example.com'))).toMatchObject({
      user: { firstName: 'Ida', lastName: 'Berg', isAdmin: false },
    });
    expect(await setsPassword(url)).toMatchObject({ status: 400, body: { code: 'link_used' } });
    expect(await admin.send('POST', path, body)).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    const { rows } = await server.db.execute(sql`select * from auth_verifications`);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(url));
  });

  test('an administrator can make a password link for an account; only the newest works', async () => {
    const golfer = await aGolfer(server);
    const makes = async () =>
      ok<{ url: string }>(admin.send('POST', `${path}/${await idOf(golfer)}/reset-link`));
    const [first, second] = [await makes(), await makes()];
    expect((await setsPassword(first.url)).status).toBe(400);
    // Nothing changes until the golfer uses it.
    expect((await golfer.get('/api/auth/user')).status).toBe(200);
    await ok(setsPassword(second.url));
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
    await ok(signsIn(golfer.email));
    const log = await ok<{ entries: unknown[] }>(admin.get('/api/admin/audit-log'));
    expect(log.entries[0]).toMatchObject({ act: 'makeResetLink', subject: 'Nora Devlin' });
    expect(JSON.stringify(log)).not.toContain(tokenIn(second.url));
  });

  test('an account deleted by an administrator has the same grace period and mail as one deleted by its golfer', async () => {
    const golfer = await aGolfer(server);
    const id = await idOf(golfer);
    const deletes = () => admin.send('DELETE', `${path}/${id}`);
    expect(await ok(deletes())).toMatchObject({ deleteAfter: '2026-05-21T00:00:00.000Z' });
    expect((await golfer.get('/api/auth/user')).status).toBe(401);
    expect((await server.mailTo(golfer.email, 'Your Pinhigh account is closed')).to).toBe(
      golfer.email,
    );
    expect(await deletes()).toMatchObject({ status: 404 });
    const password = 'fairway-finder';
    await ok(golfer.send('POST', '/api/auth/sign-in/email', { email: golfer.email, password }));
    expect((await list(`?search=${golfer.email}`)).users[0]?.deleteAfter).toBeNull();
    expect(await admin.send('DELETE', `${path}/${await idOf(admin)}`)).toMatchObject({
      status: 409,
      body: { code: 'last_administrator' },
    });
  });
});
