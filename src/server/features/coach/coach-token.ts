import { createHash, randomBytes } from 'node:crypto';

/** Returns a new secret of 43 characters that is safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash that is stored and looked up in place of the token. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
