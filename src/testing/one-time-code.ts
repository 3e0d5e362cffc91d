import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

const bytesOf = (secret: string) => new TextDecoder().decode(base32.decode(secret));

const stepMs = 30_000;

/**
 * The code that an app shows for a secret in Base32. better-auth reads the clock of its process, which only some tests
 * move.
 */
export const codeOf = (secret: string, now = Temporal.Now.instant()): Promise<string> =>
  createOTP(bytesOf(secret)).hotp(Math.floor(now.epochMilliseconds / stepMs));

/** The code that an app shows next, which works already. Codes work once, and the current one may have turned them on. */
export const nextCodeOf = (secret: string): Promise<string> =>
  codeOf(secret, Temporal.Now.instant().add({ milliseconds: stepMs }));

/** A code that no app shows now or showed lately. */
export async function wrongCodeOf(secret: string): Promise<string> {
  const counter = Math.floor(Date.now() / stepMs);
  const near = await Promise.all(
    [-2, -1, 0, 1, 2].map((step) => createOTP(bytesOf(secret)).hotp(counter + step)),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
}
