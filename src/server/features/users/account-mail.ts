import type { Mail } from '#server/platform/mail/mail.ts';
import { textsIn } from '#server/platform/texts.ts';

type Owner = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  /** Empty if the club has no name. */
  readonly club: string;
  /** The page on which the owner chooses a password. */
  readonly href: string;
  readonly days: number;
};

/** The mail to the owner of an account that an administrator has created. */
export function accountMail({ id: userId, email: to, language, club, href, days }: Owner): Mail {
  const { t } = textsIn(language, 'mail');
  const name = club || textsIn(language, 'app').t('product');
  return {
    to,
    userId,
    language,
    subject: t('account.subject', { name }),
    heading: t('account.subject', { name }),
    paragraphs: [t('account.text'), t('account.days', { days })],
    action: { label: t('account.action'), href },
    why: t('joining.why', { name }),
  };
}
