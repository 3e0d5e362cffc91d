import { createHash, randomBytes } from 'node:crypto';

/** A new secret, as 43 characters that fit into an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored and looked up instead of the token. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
