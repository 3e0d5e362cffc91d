import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aGolfer, startTestApp, visitor } from '#testing/app.ts';
import { longWait } from '#testing/long-wait.ts';
import { ok } from '#testing/scenario.ts';
import { linkSealer } from './sealed-link.ts';

const href = 'https://golf.example.com/reset-password?token=abc';

test('a sealed link is opened only with the same secret, and is different each time', () => {
  const sealer = linkSealer('a secret of thirty-two characters');
  const sealed = sealer.seal(href);
  expect(sealed).not.toContain('abc');
  expect(sealer.seal(href)).not.toBe(sealed);
  expect(sealer.open(sealed)).toBe(href);
  expect(sealer.open(href)).toBe(href);
  expect(() => linkSealer('another secret of as many letters').open(sealed)).toThrow();
});

test('a mail with a reset link that waits for the mail server holds no usable link in its job', async () => {
  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  const server = await startTestApp(
    'server',
    {},
    {
      deliver: async ({ subject, text }) => {
        await held.promise;
        sent.push(`${subject} ${text}`);
      },
    },
  );
  const { email } = await aGolfer(server);
  await ok(visitor(server).send('POST', '/api/auth/request-password-reset', { email }));
  const waiting = () =>
    server.db.execute<{ data: string }>(
      sql`select data::text from pgboss.job where name = 'send-mail' and data ->> 'subject' like 'Set a new%'`,
    );
  await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), longWait);
  const [{ data = '' } = {}] = (await waiting()).rows;
  expect(data).toContain('sealed:');
  expect(data).not.toContain('token');
  held.resolve();
  const link = () => sent.find((mail) => mail.includes('/reset-password?token='));
  await vi.waitFor(() => expect(link()).toBeDefined(), longWait);
  await server.close();
});
