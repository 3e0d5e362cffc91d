import { textsIn } from '../texts.ts';
import type { Mail } from './mail.ts';

type Invitation = {
  /** An address without an account. */
  readonly to: string;
  /** The inviter's, as the recipient's is unknown. */
  readonly language: string;
  /** How the inviter is called. */
  readonly inviter: string;
  /** Where the invitation is accepted, whole. */
  readonly link: string;
};

/** A golfer's invitation to somebody who has no account. */
export function invitationMail({ to, language, inviter: name, link }: Invitation): Mail {
  const { t } = textsIn(language, 'mail');
  return {
    ...{ to, language },
    subject: t('invitation.subject', { name }),
    heading: t('invitation.heading', { name }),
    paragraphs: [t('invitation.text')],
    action: { label: t('invitation.action', { name }), href: link },
    why: t('invitation.why', { name }),
  };
}
