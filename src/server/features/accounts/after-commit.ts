import type { DomainEvents } from '#domain/events.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findUser } from './queries.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Greets a new golfer by mail. */
export async function sendWelcomeMail(
  { userId }: DomainEvents['accountCreated'],
  { config, db, sendJob }: Platform,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined) return;
  await sendJob(db, sendMail, { payload: welcomeMail(user, config.publicUrl) });
}
