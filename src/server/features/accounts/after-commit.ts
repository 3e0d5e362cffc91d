import type { DomainEvents } from '#domain/events.ts';
import { sendMail } from '#server/platform/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { textsIn } from '#server/platform/texts.ts';
import { findUser } from './queries.ts';

/** Greets a new golfer by mail and shows the way to the first program. */
export async function sendWelcomeMail(
  { userId }: DomainEvents['accountCreated'],
  { config, db, sendJob }: Platform,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined) return;
  const { t } = textsIn(user.preferredLanguage, 'accounts');
  const link = new URL('/programs', config.publicUrl).href;
  const text = [
    t('welcomeMail.hello', { name: user.firstName ?? '' }),
    t('welcomeMail.choose'),
    link,
    t('welcomeMail.why'),
  ];
  const mail = { to: user.email, subject: t('welcomeMail.subject'), text: text.join('\n\n') };
  await sendJob(db, sendMail, { payload: mail });
}
