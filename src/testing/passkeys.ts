import type { authPasskeys } from '#server/platform/auth/tables.ts';
import { newId } from '#server/platform/database/new-id.ts';

/** A passkey as it is stored. It signs nothing. */
export const aPasskey = (userId: string, name = 'Laptop'): typeof authPasskeys.$inferInsert => ({
  id: newId(),
  userId,
  name,
  publicKey: `public-key-of-${userId}`,
  credentialID: `credential-of-${userId}-${name}`,
  counter: 0,
  deviceType: 'multiDevice',
  backedUp: true,
});
