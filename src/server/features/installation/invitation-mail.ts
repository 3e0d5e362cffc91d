import type { Mail } from '#server/platform/mail/mail.ts';
import { textsIn } from '#server/platform/texts.ts';

type Invited = {
  readonly to: string;
  /** Of the club: that of the invited person is not known. */
  readonly language: string;
  /** Empty if the club has no name. */
  readonly club: string;
  readonly href: string;
  readonly days: number;
};

/** The mail with which an administrator invites a person. */
export function invitationMail({ to, language, club, href, days }: Invited): Mail {
  const { t } = textsIn(language, 'mail');
  const name = club || textsIn(language, 'app').t('product');
  return {
    to,
    language,
    subject: t('joining.subject', { name }),
    heading: t('joining.subject', { name }),
    paragraphs: [t('joining.text'), t('joining.days', { days })],
    action: { label: t('joining.action'), href },
    why: t('joining.why', { name }),
  };
}
