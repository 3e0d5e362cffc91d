import type { DeriveToken } from '#server/platform/auth/derived-token.ts';
import { isSame } from '#server/platform/auth/token.ts';

const signatureFor = (userId: string, deriveToken: DeriveToken) =>
  deriveToken(`notifications:unsubscribe:${userId}`);

/** What ends the weekly mail of a golfer without signing in. It can do nothing else. */
export const unsubscribeTokenOf = (userId: string, deriveToken: DeriveToken) =>
  `${userId}.${signatureFor(userId, deriveToken)}`;

const shape = /^[\w-]{1,64}\.[\w-]{43}$/;

/** Whether that could be a token of ours, which says nothing of whether it is one. */
export const isUnsubscribeToken = (token: string) => shape.test(token);

/** Whose token it is; null for one that is not ours. */
export function golferOfToken(token: string, deriveToken: DeriveToken): string | null {
  const [userId = '', signature = ''] = token.split('.');
  return isSame(signature, signatureFor(userId, deriveToken)) ? userId : null;
}
