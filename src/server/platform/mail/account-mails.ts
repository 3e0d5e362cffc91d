import type { MailedLink } from '../auth/auth.ts';
import { textsIn } from '../texts.ts';
import type { Mail } from './mail.ts';

type Recipient = Omit<MailedLink, 'token'>;

/** The page on which the owner of an account sets a password, with the token of a link. */
export function passwordPage(
  { token, email }: Pick<MailedLink, 'token' | 'email'>,
  address: URL,
): string {
  // The address is for password managers. What follows `#` is not sent to any server.
  const link = `/reset-password?token=${encodeURIComponent(token)}#${encodeURIComponent(email)}`;
  return new URL(link, address).href;
}

/** The mail with the link to set a new password. */
export function resetMail({ token, ...recipient }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  const href = passwordPage({ token, email: recipient.email }, publicUrl);
  return {
    ...toRecipient(recipient),
    subject: t('reset.subject'),
    heading: t('reset.subject'),
    paragraphs: [t('reset.asked'), t('reset.text')],
    action: { label: t('reset.action'), href },
    why: t('reset.ignore'),
  };
}

/** The mail with the link that confirms the address of a new account. */
export function confirmMail({ token, ...recipient }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  const href = new URL(`/verify-email?token=${encodeURIComponent(token)}`, publicUrl).href;
  return {
    ...toRecipient(recipient),
    subject: t('confirm.subject'),
    heading: t('confirm.heading'),
    paragraphs: [t('confirm.text')],
    action: { label: t('confirm.action'), href },
    why: t('confirm.ignore'),
  };
}

/** The mail to an account owner whose address was used to sign up again, by the owner or somebody else. */
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

/** The mail with the link that confirms a new address for an account. */
export function emailChangeMail({ token, ...recipient }: MailedLink, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  const href = new URL(`/confirm-email?token=${encodeURIComponent(token)}`, publicUrl).href;
  return {
    ...toRecipient(recipient),
    subject: t('emailChange.subject'),
    heading: t('confirm.heading'),
    paragraphs: [t('emailChange.text')],
    action: { label: t('confirm.action'), href },
    why: t('emailChange.ignore'),
  };
}

/** The mail that tells the current address of an account that it is about to be replaced. */
export function emailNoticeMail(recipient: Recipient, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  return {
    ...toRecipient(recipient),
    subject: t('emailNotice.subject'),
    heading: t('emailNotice.subject'),
    paragraphs: [t('emailNotice.asked'), t('emailNotice.stop')],
    action: { label: t('reset.action'), href: new URL('/forgot-password', publicUrl).href },
    why: t('emailNotice.why'),
  };
}

/** The mail to an account owner whose address somebody requested for another account. */
export function emailTakenMail(recipient: Recipient, publicUrl: URL): Mail {
  const { t } = textsIn(recipient.language, 'mail');
  return {
    ...toRecipient(recipient),
    subject: t('emailTaken.subject'),
    heading: t('emailTaken.subject'),
    paragraphs: [t('emailTaken.asked'), t('emailTaken.known')],
    action: { label: t('exists.action'), href: new URL('/sign-in', publicUrl).href },
    why: t('emailTaken.ignore'),
  };
}

const toRecipient = ({ userId, email: to, language }: Recipient) => ({ userId, to, language });
