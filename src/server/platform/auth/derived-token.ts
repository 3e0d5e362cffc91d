import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Derives a secret of 32 bytes for one purpose, as 43 URL-safe characters. A purpose gives the same token as long as
 * the server's secret stays the same, so nothing has to be stored that a reader of the database could use. A purpose
 * begins with its feature: `calendar-feed:…`.
 */
export type DeriveToken = (purpose: string) => string;

export function tokenDeriver(secret: string): DeriveToken {
  // Uses a separate key: the secret itself signs cookies, and a token must never equal a cookie's signature.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pinhigh derived tokens', 32));
  return (purpose) => createHmac('sha256', key).update(purpose).digest('base64url');
}
