import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { usualSettings } from '#contract/installation-schemas.ts';
import { users } from '#server/platform/auth/tables.ts';
import { mailWorker } from '#server/platform/mail/mail-worker.ts';
import { linkSealer } from '#server/platform/mail/sealed-link.ts';
import { anAdministrator } from '#testing/an-administrator.ts';
import { aGolfer, startTestApp, type TestApp, visitor } from '#testing/app.ts';
import { idNamed } from '#testing/ids.ts';
import { welcomeMail } from './welcome-mail.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server');
});
afterAll(() => server.close());

test('a new golfer gets a welcome mail with a link to the programs', async () => {
  const { email } = await aGolfer(server);
  const { text, html } = await server.mailTo(email, 'Welcome to Pinhigh');
  expect(text).toContain('Hello Nora,');
  expect(text).toContain('http://localhost:5000/programs');
  expect(html).toContain('href="http://localhost:5000/programs"');
});

const testPath = '/api/admin/test-welcome-email';

/** A mail server that answers each recipient with an error, if one is given, and an administrator of a site that uses it. */
async function withMailServer(refusal?: Error & { responseCode?: number }) {
  const subjects: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal),
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        subjects.push(/^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const site = await startTestApp(
    'server',
    { SMTP_URL: `smtp://127.0.0.1:${port}` },
    { sendsMail: true },
  );
  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  onTestFinished(async () => {
    await site.close();
    await close();
  });
  const admin = await aGolfer(site);
  await site.db
    .update(users)
    .set({ isAdmin: true, emailVerified: true })
    .where(eq(users.email, admin.email));
  await admin.send('POST', '/api/auth/sign-in/email', {
    email: admin.email,
    password: 'fairway-finder',
  });
  return { admin, port, subjects, close };
}

test('an administrator sends the welcome mail to their own address, and sees what the mail server answers', async () => {
  const { admin, subjects } = await withMailServer();
  const { status, body } = await admin.send('POST', testPath);
  expect({ status, body }).toMatchObject({ status: 200, body: { isSent: true } });
  expect((body as { message: string }).message).toMatch(
    `accepted the welcome e-mail to ${admin.email}. It says: 250 `,
  );
  expect(subjects).toContain('Welcome to Pinhigh');
});

test('an administrator sees why the mail server does not accept the test, or that it does not respond', async () => {
  const refusal = Object.assign(new Error('no golf here'), { responseCode: 550 });
  const { admin, port, close } = await withMailServer(refusal);
  expect(await admin.send('POST', testPath)).toMatchObject({
    status: 200,
    body: {
      isSent: false,
      message: expect.stringMatching(/has not accepted .* 550 no golf here$/),
    },
  });
  await close();
  expect(await admin.send('POST', testPath)).toMatchObject({
    status: 200,
    body: {
      isSent: false,
      message: expect.stringContaining(`127.0.0.1:${port} refuses the connection`),
    },
  });
});

test('without a mail server, the test says that the mail was written to a file', async () => {
  const admin = await anAdministrator(server);
  await server.mailTo(admin.email, 'Welcome to Pinhigh');
  expect(await admin.send('POST', testPath)).toMatchObject({
    status: 200,
    body: { isSent: true, message: expect.stringContaining('was written to a file') },
  });
  expect((await server.mailTo(admin.email, 'Welcome to Pinhigh')).to).toBe(admin.email);
});

test('golfers and visitors cannot send a test mail', async () => {
  const golfer = await aGolfer(server);
  expect(await golfer.send('POST', testPath)).toMatchObject({ status: 403 });
  expect(await visitor(server).send('POST', testPath)).toMatchObject({ status: 401 });
});

test('a golfer whose account is deleted before the mail is sent gets no mail', async () => {
  const delivered: string[] = [];
  const { run } = mailWorker({
    db: server.db,
    links: linkSealer(server.secret),
    installation: { recent: async () => ({ ...usualSettings, clubName: 'Lindensee' }) },
    deliver: async ({ to, text }) => void delivered.push(`${to}: ${text.split('\n')[0]}`),
  });
  const mail = (id: string, email: string) =>
    welcomeMail({ id, email, preferredLanguage: 'en', firstName: 'Nora' }, server.config.publicUrl);
  const { email } = await aGolfer(server);
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  await run(mail(idNamed('gone'), 'gone@example.com'));
  await run(mail(user?.id ?? '', email));
  expect(delivered).toEqual([`${email}: Lindensee`]);
});
