import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGolfer, startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('embedded');
});
afterAll(() => server.close());

test('a new golfer gets a welcome mail with the way to the programs', async () => {
  const { email } = await aGolfer(server);
  const { text } = await server.mailTo(email, 'Welcome to Pinhigh');
  expect(text).toContain('Hello Nora,');
  expect(text).toContain('http://localhost:5000/programs');
});
