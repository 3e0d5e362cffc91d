import type { Mail } from '../mail.ts';
import { textsIn } from '../texts.ts';

export type MailedLink = {
  readonly email: string;
  readonly token: string;
  /** The golfer's language. */
  readonly language: string;
};

const paragraphs = (...texts: readonly string[]) => texts.join('\n\n');

/** The mail with the link to set a new password. */
export function resetMail({ email, token, language }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(language, 'accounts');
  const link = new URL(`/reset-password?token=${encodeURIComponent(token)}`, publicUrl).href;
  const text = paragraphs(t('resetMail.asked'), t('resetMail.open'), link, t('resetMail.ignore'));
  return { to: email, subject: t('resetMail.subject'), text };
}

/** The mail with the link that proves the address of a new account. */
export function confirmMail({ email, token, language }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(language, 'accounts');
  const link = new URL(`/api/verify-email?token=${encodeURIComponent(token)}`, publicUrl).href;
  const text = paragraphs(t('confirmMail.open'), link, t('confirmMail.ignore'));
  return { to: email, subject: t('confirmMail.subject'), text };
}

/** The mail to somebody who has an account and signed up again, or whom somebody else tried to sign up. */
export function accountExistsMail(
  { email, language }: Omit<MailedLink, 'token'>,
  publicUrl: URL,
): Mail {
  const { t } = textsIn(language, 'accounts');
  const signIn = new URL('/sign-in', publicUrl).href;
  const reset = new URL('/forgot-password', publicUrl).href;
  const text = paragraphs(
    t('existsMail.known'),
    ...[signIn, t('existsMail.forgot'), reset, t('existsMail.ignore')],
  );
  return { to: email, subject: t('existsMail.subject'), text };
}
