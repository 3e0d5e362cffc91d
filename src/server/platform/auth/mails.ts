import type { Mail } from '../mail/mail.ts';
import { textsIn } from '../texts.ts';

type Recipient = {
  readonly userId: string;
  readonly email: string;
  readonly language: string;
};

export type MailedLink = Recipient & { readonly token: string };

/** The mail with the link to set a new password. */
export function resetMail({ token, ...recipient }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  const href = new URL(`/reset-password?token=${encodeURIComponent(token)}`, publicUrl).href;
  return {
    ...toRecipient(recipient),
    subject: t('reset.subject'),
    heading: t('reset.subject'),
    paragraphs: [t('reset.asked'), t('reset.text')],
    action: { label: t('reset.action'), href },
    why: t('reset.ignore'),
  };
}

/** The mail with the link that proves the address of a new account. */
export function confirmMail({ token, ...recipient }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  const href = new URL(`/api/verify-email?token=${encodeURIComponent(token)}`, publicUrl).href;
  return {
    ...toRecipient(recipient),
    subject: t('confirm.subject'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.text')],
    action: { label: t('confirm.action'), href },
    why: t('confirm.ignore'),
  };
}

/** The mail to somebody who has an account and signed up again, or whom somebody else tried to sign up. */
export function accountExistsMail(recipient: Recipient, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  return {
    ...toRecipient(recipient),
    subject: t('exists.subject'),
    heading: t('exists.subject'),
    paragraphs: [t('exists.known'), t('exists.forgot')],
    action: { label: t('exists.action'), href: new URL('/sign-in', publicUrl).href },
    why: t('exists.ignore'),
  };
}

const toRecipient = ({ userId, email: to, language }: Recipient) => ({ userId, to, language });
