import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/platform/auth/tables.ts';
import { mailWorker } from '#server/platform/mail/mail-worker.ts';
import { linkSealer } from '#server/platform/mail/sealed-link.ts';
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

test('an administrator can send the welcome mail to their own address as a test', async () => {
  const golfer = await aGolfer(server);
  const { email } = golfer;
  await server.mailTo(email, 'Welcome to Pinhigh');
  await server.db.update(users).set({ isAdmin: true }).where(eq(users.email, email));
  expect(await golfer.send('POST', testPath)).toMatchObject({
    status: 200,
    body: { message: `The welcome e-mail is on its way to ${email}.` },
  });
  expect((await server.mailTo(email, 'Welcome to Pinhigh')).to).toBe(email);
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
    deliver: async ({ to }) => void delivered.push(to),
  });
  const mail = (id: string, email: string) =>
    welcomeMail({ id, email, preferredLanguage: 'en', firstName: 'Nora' }, server.config.publicUrl);
  const { email } = await aGolfer(server);
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  await run(mail(idNamed('gone'), 'gone@example.com'));
  await run(mail(user?.id ?? '', email));
  expect(delivered).toEqual([email]);
});
