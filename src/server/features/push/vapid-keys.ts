import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findKeys, insertKeys, type VapidKeys } from './queries.ts';

/** The keys that push services know this installation by; made when they are first needed. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const known = await findKeys(db);
  if (known !== null) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  await insertKeys(db, made);
  return (await findKeys(db)) ?? made;
}

/** Whom a push service may turn to: the site, or a mail address while it has no public one. */
export function vapidSubject({ publicUrl, adminEmails }: Config): string {
  if (publicUrl.protocol === 'https:' && publicUrl.hostname !== 'localhost') {
    return publicUrl.origin;
  }
  return `mailto:${adminEmails[0] ?? 'pinhigh@localhost'}`;
}
