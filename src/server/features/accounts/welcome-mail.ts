import type { Mail } from '#server/platform/mail/mail.ts';
import { textsIn } from '#server/platform/texts.ts';

type NewGolfer = {
  readonly id: string;
  readonly email: string;
  readonly preferredLanguage: string;
  readonly firstName: string | null;
};

/** The mail that greets a new golfer and links to the programs. */
export function welcomeMail(golfer: NewGolfer, publicUrl: URL): Mail {
  const { id: userId, email: to, preferredLanguage: language, firstName: name } = golfer;
  const { t } = textsIn(language, 'mail');
  return {
    to,
    userId,
    language,
    subject: t('welcome.subject'),
    heading: name ? t('welcome.hello', { name }) : t('welcome.subject'),
    paragraphs: [t('welcome.choose')],
    action: { label: t('welcome.action'), href: new URL('/programs', publicUrl).href },
    why: t('welcome.why'),
  };
}
