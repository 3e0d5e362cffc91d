import { type TestApp, visitor } from './app.ts';
import { ok } from './scenario.ts';

/** Confirms a new account's address with the link in the text of its mail, as the button of the page does. */
export async function confirmAddress(server: Pick<TestApp, 'app' | 'config'>, text: string) {
  const link = URL.parse(/http\S+/.exec(text)?.[0] ?? '');
  const token = link?.searchParams.get('token');
  await ok(visitor(server).send('POST', '/api/auth/verify-email', { token }));
}
