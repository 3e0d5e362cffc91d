import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A secret of 32 bytes for one thing, as 43 characters that fit into an address. The same purpose
 * gives the same token for as long as the server's secret stays, and nothing has to be stored that
 * whoever reads the database could use. A purpose begins with its feature: `calendar-feed:…`.
 */
export type DeriveToken = (purpose: string) => string;

export function tokenDeriver(secret: string): DeriveToken {
  // A key of its own: the secret itself signs cookies, and no token may ever be a cookie's signature.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pinhigh derived tokens', 32));
  return (purpose) => createHmac('sha256', key).update(purpose).digest('base64url');
}
