import { authPasskeys } from '#server/platform/auth/tables.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { TestApp } from './app.ts';

/** Stores a passkey that signs nothing. Returns its id. */
export async function storesPasskey({ db }: TestApp, userId: string): Promise<string> {
  const id = newId();
  await db.insert(authPasskeys).values({
    id,
    userId,
    name: 'Laptop',
    publicKey: `public-key-of-${id}`,
    credentialID: `credential-of-${id}`,
    counter: 0,
    deviceType: 'multiDevice',
    backedUp: true,
  });
  return id;
}
