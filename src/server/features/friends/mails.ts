import type { Mail } from '#server/platform/mail/mail.ts';
import { textsIn } from '#server/platform/texts.ts';

type Invitation = {
  /** An address without an account. */
  readonly to: string;
  /** The inviter's name and language. Those of the invited person are not known. */
  readonly name: string;
  readonly language: string;
};

/** Mail apps turn such names into links, and a stranger could send them to anybody. */
const looksLikeLink = /[/@:\\]|\.\S/;

/** The mail that invites a person who has no account to the page where one can be created. */
export function invitationMail({ to, name: given, language }: Invitation, href: string): Mail {
  const { t } = textsIn(language, 'mail');
  const isUsable = given !== '' && !looksLikeLink.test(given);
  const name = isUsable ? given : t('invitation.somebody');
  return {
    to,
    language,
    subject: t('invitation.subject', { name }),
    heading: t('invitation.heading', { name }),
    paragraphs: [t('invitation.text'), t('invitation.open')],
    action: { label: t('invitation.action', { name }), href },
    why: [t('invitation.why', { name }), t('invitation.deleted')].join(' '),
  };
}
