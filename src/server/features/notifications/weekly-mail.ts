import type { DomainEvents } from '#domain/events.ts';
import type { WeekSummary } from '#domain/reminders/due-reminders.ts';
import { type Mail, sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { textsIn } from '#server/platform/texts.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';
import { findWeeklyMailRecipient } from './weekly-mail-recipient.ts';
import { weekWords } from './words.ts';

type Recipient = { readonly id: string; readonly email: string; readonly language: string };

type Summary = {
  readonly week: WeekSummary;
  readonly recipient: Recipient;
  /** Unsubscribes the recipient from this mail. */
  readonly unsubscribeToken: string;
};

/** The mail about last week: what the golfer trained and missed, and what is next. */
export function weeklyMail({ week, recipient, unsubscribeToken }: Summary, publicUrl: URL): Mail {
  const { id: userId, email: to, language } = recipient;
  const { t } = textsIn(language, 'mail');
  const { title, sentences: paragraphs } = weekWords(week, language);
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    to,
    userId,
    language,
    subject: title,
    heading: title,
    paragraphs,
    why: t('week.why'),
    action: { label: t('week.action'), href: at('/my-schedule') },
    unsubscribe: {
      label: t('week.stop'),
      href: at(`/unsubscribe?token=${unsubscribeToken}`),
      oneClick: at(`/api/unsubscribe/${unsubscribeToken}`),
    },
  };
}

/** Sends the mail to golfers who want it and have a verified address, so no stranger gets it every week. */
export async function sendWeeklyMail(
  { userId, week }: DomainEvents['weekEnded'],
  { config, db, sendJob, deriveToken }: Pick<Platform, 'config' | 'db' | 'sendJob' | 'deriveToken'>,
): Promise<void> {
  const recipient = await findWeeklyMailRecipient(db, userId);
  if (recipient === null) return;
  const unsubscribeToken = unsubscribeTokenOf(userId, deriveToken);
  const payload = weeklyMail({ week, recipient, unsubscribeToken }, config.publicUrl);
  await sendJob(db, sendMail, { payload });
}
