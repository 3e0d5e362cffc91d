import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret of 24 random bytes, as 32 URL-safe characters. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What `newToken` returns. */
export const tokenShape = /^[\w-]{32}$/;

/** The tokens that better-auth makes for links that set a password. */
export const resetTokenShape = /^[a-zA-Z0-9]{24}$/;

/** The hash that is stored and looked up instead of a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Compares in constant time, even if the lengths differ. */
export const isSame = (given: string, secret: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfToken(given)), Buffer.from(hashOfToken(secret)));
