import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Invitation, installation } from '#contract/installation.ts';
import type { JoiningMode } from '#domain/installation/joining.ts';
import { installationValues } from '#server/platform/installation/tables.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { confirmAddress } from '#testing/confirm-address.ts';
import { enginesAtScale } from '#testing/database.ts';
import { ok } from '#testing/scenario.ts';

const password = 'fairway-finder';
const noWait = { wait: async () => {} };
const byMail = { SMTP_URL: 'smtp://127.0.0.1:1' };

let newcomers = 0;
const anAddress = (domain = 'example.com') => {
  newcomers += 1;
  return `newcomer-${newcomers}@${domain}`;
};

type SignUp = { readonly email?: string; readonly invitation?: string };
const signUp = (server: TestApp, { email = anAddress(), invitation }: SignUp = {}) =>
  visitor(server, email).send('POST', '/api/auth/sign-up/email', {
    email,
    password,
    name: 'Nora Devlin',
    ...(invitation !== undefined && { invitation }),
  });
const refused = (code: string, status = 403) => ({ status, body: { code } });

/** Stores who may join as another node does. */
const storeDecision = ({ db }: TestApp, value: JoiningMode) =>
  db
    .insert(installationValues)
    .values({ name: 'signUp', value })
    .onConflictDoUpdate({ target: installationValues.name, set: { value } });
const decide = (admin: Golfer, body: object) =>
  ok(admin.send('PUT', '/api/admin/installation', body));
const invite = (admin: Golfer, body: object = {}) =>
  ok<AnswerOf<typeof installation.invite>>(
    admin.send('POST', '/api/admin/invitations', { days: 7, uses: 20, ...body }),
  );
const tokenOf = ({ url }: { readonly url: string }) =>
  new URL(url).searchParams.get('invitation') ?? '';
const listed = (admin: Golfer) => ok<Invitation[]>(admin.get('/api/admin/invitations'));
const setupToken = ({ announced }: TestApp) =>
  /token=([\w-]+)/.exec(announced.join('\n'))?.[1] ?? '';

describe.each(enginesAtScale)('who may join, on the %s database', (engine) => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp(engine);
    admin = await anAdministrator(server);
  });
  beforeEach(() => server.db.delete(installationValues).then(() => {}));
  afterAll(() => server.close());

  test('everybody, unless an administrator decides otherwise; an invitation then changes nothing', async () => {
    const link = await invite(admin);
    await ok(signUp(server));
    await ok(signUp(server, { invitation: tokenOf(link) }));
    await ok(signUp(server, { invitation: 'never-made' }));
    expect((await listed(admin)).find(({ id }) => id === link.id)).toMatchObject({ used: 0 });
  });

  test('nobody new once sign-up is closed, even with an invitation; those who are in stay in', async () => {
    const golfer = await aGolfer(server);
    const invitation = tokenOf(await invite(admin));
    await decide(admin, { signUp: 'closed' });
    expect(await signUp(server)).toMatchObject(refused('sign_up_closed'));
    expect(await signUp(server, { invitation })).toMatchObject(refused('sign_up_closed'));
    // A stranger does not learn whether the address has an account.
    expect(await signUp(server, { email: golfer.email })).toMatchObject(refused('sign_up_closed'));
    const { email } = golfer;
    await ok(visitor(server).send('POST', '/api/auth/sign-in/email', { email, password }));
    expect(await ok(visitor(server).get('/api/auth/options'))).toMatchObject({ signUp: 'closed' });
  });

  test('nobody under an earlier decision: what another node has stored counts at once', async () => {
    await decide(admin, { signUp: 'open' });
    expect(await ok(visitor(server).get('/api/auth/options'))).toMatchObject({ signUp: 'open' });
    await storeDecision(server, 'closed');
    expect(await signUp(server)).toMatchObject(refused('sign_up_closed'));
  });

  test('by invitation as many golfers as the link is for, even if they sign up at the same moment', async () => {
    await decide(admin, { signUp: 'invitation' });
    expect(await signUp(server)).toMatchObject(refused('invitation_needed'));
    const link = await invite(admin, { uses: 2 });
    const invitation = tokenOf(link);
    const open = () => visitor(server).get(`/api/auth/invitation?token=${invitation}`);
    expect(await ok(open())).toEqual({ email: null });
    const answers = await Promise.all([1, 2, 3].map(() => signUp(server, { invitation })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
    expect(await open()).toMatchObject(refused('link_used', 400));
    expect((await listed(admin)).some(({ id }) => id === link.id)).toBe(false);
  });

  test('an invitation for one address works for that address alone, whatever number it was to be for', async () => {
    await decide(admin, { signUp: 'invitation' });
    const email = anAddress();
    const link = await invite(admin, { email: email.toUpperCase() });
    expect(link).toMatchObject({ email, usesLeft: 1, isMailed: false });
    const invitation = tokenOf(link);
    expect(await signUp(server, { invitation })).toMatchObject(refused('invitation_for_other'));
    await ok(signUp(server, { email, invitation }));
  });

  test('an address that already has an account does not use an invitation up', async () => {
    await decide(admin, { signUp: 'invitation' });
    const email = anAddress();
    const invitation = tokenOf(await invite(admin, { uses: 1 }));
    expect(await signUp(server, { email: admin.email, invitation })).toMatchObject(
      refused('email_taken', 409),
    );
    await ok(signUp(server, { email, invitation }));
  });

  test('an invitation ends after its days, when it is revoked, and is refused if it was not copied whole', async () => {
    await decide(admin, { signUp: 'invitation' });
    const [revoked, expired] = [await invite(admin), await invite(admin, { days: 1 })];
    await ok(admin.send('DELETE', `/api/admin/invitations/${revoked.id}`));
    expect((await admin.send('DELETE', `/api/admin/invitations/${revoked.id}`)).status).toBe(404);
    expect(await signUp(server, { invitation: tokenOf(revoked) })).toMatchObject(
      refused('link_used', 400),
    );
    expect(await signUp(server, { invitation: 'half' })).toMatchObject(
      refused('link_invalid', 400),
    );
    server.setNow('2026-05-15T00:00:01Z');
    expect(await signUp(server, { invitation: tokenOf(expired) })).toMatchObject(
      refused('link_expired', 400),
    );
    expect((await listed(admin)).map(({ id }) => id)).not.toContain(expired.id);
    server.setNow('2026-05-14T00:00:00Z');
  });

  test('links begin with the address that the administrator has open, and no token is stored', async () => {
    const host = 'golf.lan:8080';
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/admin/invitations',
      headers: { origin: `http://${host}`, host },
      cookies: Object.fromEntries(admin.jar),
      payload: { days: 7, uses: 1 },
    });
    expect(statusCode).toBe(200);
    const { url } = JSON.parse(body);
    expect(url).toMatch(/^http:\/\/golf\.lan:8080\/sign-up\?invitation=[\w-]{32}$/);
    const { rows } = await server.db.execute(sql`select * from invitation_links`);
    expect(JSON.stringify(rows)).not.toContain(tokenOf({ url }));
  });

  test('an address at a listed domain still needs an invitation where no address is verified', async () => {
    await decide(admin, { signUp: 'invitation', mailDomains: ['golf.example'] });
    const email = anAddress('golf.example');
    expect(await signUp(server, { email })).toMatchObject(refused('invitation_needed'));
  });
});

test('with mail, addresses at a listed domain need no invitation, invited ones get a mail, and those of ADMIN_EMAILS always get in', async () => {
  const email = anAddress('golf.example');
  const environment = { ...byMail, ADMIN_EMAILS: email, SIGN_UP_DOMAINS: 'golf.example' };
  const server = await startTestApp('server', environment, noWait);
  await storeDecision(server, 'closed');
  expect(await signUp(server, { email: anAddress('golf.example') })).toMatchObject(
    refused('sign_up_closed'),
  );
  await ok(signUp(server, { email }));
  await confirmAddress(
    server,
    (await server.mailTo(email, 'Confirm your e-mail for Pinhigh')).text,
  );
  const admin = visitor(server, email);
  await ok(admin.send('POST', '/api/auth/sign-in/email', { email, password }));

  await decide(admin, { clubName: 'Lindensee', signUp: 'invitation' });
  await ok(signUp(server, { email: anAddress('golf.example') }));
  expect(await signUp(server)).toMatchObject(refused('invitation_needed'));
  const guest = anAddress();
  const { url, isMailed } = await invite(admin, { email: guest });
  expect(isMailed).toBe(true);
  const mail = await server.mailTo(guest, 'Your invitation to Lindensee');
  expect(mail.text).toContain(url);
  // Sign-up answers the same for a known address, and the use is given back.
  const open = await invite(admin, { uses: 1 });
  await ok(signUp(server, { email, invitation: tokenOf(open) }));
  await ok(signUp(server, { email: guest, invitation: tokenOf(open) }));
  expect(await signUp(server, { invitation: tokenOf(open) })).toMatchObject(
    refused('link_used', 400),
  );
  await server.close();
});

test('the setup link lets the first administrator in where sign-up is closed', async () => {
  const closed = { SIGN_UP: 'closed', ADMIN_EMAILS: 'chief@example.com' };
  const server = await startTestApp('server', closed);
  const invitation = setupToken(server);
  // Without mail, anybody could claim the address.
  expect(await signUp(server, { email: 'chief@example.com' })).toMatchObject(
    refused('sign_up_closed'),
  );
  const golfer = visitor(server, anAddress());
  const account = { email: golfer.email, password, name: 'Nora Devlin', invitation };
  await ok(golfer.send('POST', '/api/auth/sign-up/email', account));
  await ok(golfer.send('POST', '/api/setup/claim', { token: invitation }));
  expect(await ok<User>(golfer.get('/api/auth/user'))).toMatchObject({ isAdmin: true });
  expect(await signUp(server, { invitation })).toMatchObject(refused('sign_up_closed'));
  await server.close();
});
