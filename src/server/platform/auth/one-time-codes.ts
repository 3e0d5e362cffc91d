import { randomInt } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import {
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
  writeRecoveryCode,
} from '#domain/second-step/code.ts';
import { AppError } from '../app-error.ts';
import { type AttemptSettings, createAttempts, type Rule } from './attempts.ts';
import type { Auth } from './auth.ts';

/** The error for a code that is none of this account’s. */
export const wrongCode = () =>
  new AppError('invalid_input', [{ path: 'code', code: 'code_wrong' }]);

/** A code is accepted in its own half minute, the one before and the one after. */
const once = { most: 1, seconds: 90 } satisfies Rule;

/** Returns whether this is the first use of a valid code of a golfer, on all nodes. A code works once (RFC 6238, 5.2). */
export type UseCode = (golferId: string, code: string) => Promise<boolean>;

export function codeUse(parts: Omit<AttemptSettings, 'scale'>): UseCode {
  // Not scaled: whoever raises the limits for a load test does not want codes to work twice.
  const { take } = createAttempts({ ...parts, scale: 1 });
  return async (golferId, code) => (await take(`used-code:${golferId}`, once, code)).allowed;
}

/** A new secret: for the golfer’s app, and encrypted for the database. */
export type NewSecret = {
  readonly uri: string;
  /** In Base32, as apps take it. */
  readonly secret: string;
  readonly encrypted: string;
};

/** New recovery codes: for the golfer, and encrypted for the database. */
export type NewRecoveryCodes = { readonly codes: readonly string[]; readonly encrypted: string };

/**
 * Makes and reads what better-auth’s plugin for one-time codes reads when somebody signs in, encrypted in the same way.
 * The plugin’s own calls for setting it up replace the session, which would drop the browser’s push subscription.
 */
export async function oneTimeCodes(auth: Auth) {
  const { secretConfig: key } = await auth.$context;
  const encrypt = (data: string) => symmetricEncrypt({ key, data });
  const decrypt = (data: string) => symmetricDecrypt({ key, data });
  return {
    /** A secret under which an app lists this account as `email` at `site`. */
    async newSecret({ site, email }: { site: string; email: string }): Promise<NewSecret> {
      const secret = generateRandomString(32);
      const uri = createOTP(secret).url(site, email);
      const text = new URL(uri).searchParams.get('secret') ?? '';
      return { uri, secret: text, encrypted: await encrypt(secret) };
    },

    /** Whether an app with this secret shows the code now, or has just shown it. */
    isCode: async (encryptedSecret: string, code: string): Promise<boolean> =>
      createOTP(await decrypt(encryptedSecret)).verify(code),

    async newRecoveryCodes(): Promise<NewRecoveryCodes> {
      const codes = Array.from({ length: recoveryCodeCount }, () =>
        writeRecoveryCode(randomLetters()),
      );
      return { codes, encrypted: await encrypt(JSON.stringify(codes)) };
    },

    /** How many recovery codes are left; 0 if they were encrypted with another secret of the server. */
    async countLeft(encryptedCodes: string): Promise<number> {
      const text = await decrypt(encryptedCodes).catch(() => '[]');
      return (JSON.parse(text) as readonly string[]).length;
    },
  };
}

const randomLetters = () =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join('');
