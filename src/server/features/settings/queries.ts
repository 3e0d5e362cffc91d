import type { Privacy } from '#contract/settings.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { privacySettings } from './tables.ts';

export async function savePrivacy(db: Db, userId: string, privacy: Privacy): Promise<void> {
  await db
    .insert(privacySettings)
    .values({ userId, ...privacy })
    .onConflictDoUpdate({ target: privacySettings.userId, set: privacy });
}
