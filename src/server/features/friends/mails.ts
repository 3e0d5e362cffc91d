import type { Mail } from '#server/platform/mail.ts';
import { textsIn } from '#server/platform/texts.ts';

type Invitation = {
  readonly to: string;
  /** The inviter's name and language: those of whom is invited are not known. */
  readonly name: string;
  readonly language: string;
};

/** Mail programs make links of such names, and a stranger could send them to anybody. */
const looksLikeLink = /[/@:\\]|\.\S/;

/** The mail that invites somebody who has no account. */
export function invitationMail({ to, name, language }: Invitation, publicUrl: URL): Mail {
  const { t } = textsIn(language, 'friends');
  const shown = looksLikeLink.test(name) ? t('somebody') : name;
  const text = [
    t('invitationMail.invites', { name: shown }),
    t('invitationMail.open'),
    new URL('/sign-up', publicUrl).href,
    t('invitationMail.ignore'),
  ];
  return { to, subject: t('invitationMail.subject', { name: shown }), text: text.join('\n\n') };
}
