import { madeIdOf } from '#contract/made-id.ts';
import type { DeriveToken } from '#server/platform/auth/derived-token.ts';
import { isSame } from '#server/platform/auth/token.ts';

const signatureFor = (userId: string, deriveToken: DeriveToken) =>
  deriveToken(`notifications:unsubscribe:${userId}`);

/** Makes the token that turns off a golfer's weekly mail without signing in. It allows nothing else. */
export const unsubscribeTokenOf = (userId: string, deriveToken: DeriveToken) =>
  `${userId}.${signatureFor(userId, deriveToken)}`;

const shape = /^[\w-]{1,64}\.[\w-]{43}$/;

/** Whether the text has the form of a token. Does not check the signature. */
export const isUnsubscribeToken = (token: string) => shape.test(token);

/** Returns the id of the token's golfer; null if the signature is invalid. */
export function golferOfToken(token: string, deriveToken: DeriveToken): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSame(signature, signatureFor(userId, deriveToken)) ? madeIdOf(userId) : null;
}
