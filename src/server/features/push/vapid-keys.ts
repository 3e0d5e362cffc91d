import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findKeys, insertKeys, type VapidKeys } from './queries.ts';

/** Returns the keys that identify this installation to push services. Makes them on first use. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const known = await findKeys(db);
  if (known !== null) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  await insertKeys(db, made);
  return (await findKeys(db)) ?? made;
}

/** The contact for push services: the site's URL, or a mail address if the site has no public URL. */
export function vapidSubject({ publicUrl, adminEmails }: Config): string {
  if (publicUrl.protocol === 'https:' && publicUrl.hostname !== 'localhost') {
    return publicUrl.origin;
  }
  return `mailto:${adminEmails[0] ?? 'pinhigh@localhost'}`;
}
