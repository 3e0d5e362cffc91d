import { type TestApp, visitor } from './app.ts';
import { ok } from './scenario.ts';

/** Requests a link to set a new password and returns the token from the mail. */
export async function resetTokenOf(server: TestApp, email: string): Promise<string> {
  await ok(visitor(server).send('POST', '/api/auth/request-password-reset', { email }));
  const { text } = await server.mailTo(email, 'Set a new Pinhigh password');
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`No link in the mail to ${email}`);
  return token;
}
