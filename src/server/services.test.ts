import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { confirmAddress } from '#testing/confirm-address.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('server', {
    SMTP_URL: 'smtp://golf:hidden@127.0.0.1:1',
    OIDC_ISSUER: 'https://id.invalid',
    OIDC_CLIENT_ID: 'golf',
    OIDC_CLIENT_SECRET: 'hidden',
    OIDC_NAME: 'Clubhouse',
    PATH: '/nothing',
    LOG_LEVEL: 'error',
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('the log of a start names every service that cannot be used, with host, port and reason', async () => {
  const lines = () => server.logged.join('\n');
  await vi.waitFor(() => expect(lines()).toContain('id.invalid:443 cannot be found'), longWait);
  expect(lines()).toContain('127.0.0.1:1 refuses the connection');
  expect(lines()).toContain('Mails are sent from pinhigh@localhost');
  expect(lines()).not.toMatch(/hidden|ffmpeg/);
});

test('administrators read the same in the health details, in their language', async () => {
  const admin = await aGolfer(server);
  const { email } = admin;
  await confirmAddress(server, (await server.mailTo(email)).text);
  await server.db.execute(
    sql`update users set is_admin = true, preferred_language = 'de' where email = ${email}`,
  );
  await ok(admin.send('POST', '/api/auth/sign-in/email', { email, password: 'fairway-finder' }));
  const { body } = await admin.get('/api/health/detail');
  const { services } = body as { services: { service: string; fault: string; text: string }[] };
  expect(services.map(({ service, fault }) => [service, fault])).toEqual([
    ['mail', 'refused'],
    ['signIn', 'unknownHost'],
    ['mail', 'sender'],
    ['ffmpeg', 'noFfmpeg'],
  ]);
  expect(services[0]?.text).toContain('127.0.0.1:1 lehnt die Verbindung ab');
});
