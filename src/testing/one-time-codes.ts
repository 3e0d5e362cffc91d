import { type Golfer, type Reply, type TestApp, visitor } from './app.ts';
import { codeOf } from './one-time-code.ts';
import { ok } from './scenario.ts';

export const password = 'fairway-finder';

/** Turns one-time codes on. Returns the secret in Base32, the code that did it, and the recovery codes. */
export async function turnsCodesOn(golfer: Pick<Golfer, 'send'>, now?: Temporal.Instant) {
  const { secret } = await ok<{ secret: string }>(
    golfer.send('POST', '/api/user/second-step/codes', { currentPassword: password }),
  );
  const code = await codeOf(secret, now);
  const { recoveryCodes } = await ok<{ recoveryCodes: string[] }>(
    golfer.send('POST', '/api/user/second-step/codes/confirm', { code }),
  );
  return { secret, code, recoveryCodes };
}

/** Types the password in another browser, which then waits for a code. Returns that browser and the answer. */
export async function typesPassword(
  server: TestApp,
  { email }: Golfer,
  known = password,
): Promise<{ browser: Golfer; answer: Reply }> {
  const browser = visitor(server, email);
  const answer = await browser.send('POST', '/api/auth/sign-in/email', { email, password: known });
  return { browser, answer };
}

export const typesCode = (browser: Golfer, code: string): Promise<Reply> =>
  browser.send('POST', '/api/auth/sign-in/code', { code });
