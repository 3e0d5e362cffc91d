import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';
import { patience } from '#testing/patience.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('embedded');
});
afterAll(() => server.close());

async function mailsTo(address: string): Promise<string[]> {
  const folder = join(server.config.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

test('a new golfer gets one welcome mail with the way to the programs', async () => {
  const { email } = await aGolfer(server);
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), patience);
  const [mail] = await mailsTo(email);
  expect(mail).toContain('Subject: Welcome to Pinhigh');
  expect(mail).toContain('Hello Nora,');
  expect(mail).toContain('http://localhost:5000/programs');
});
