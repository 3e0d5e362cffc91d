import { textsIn } from '../texts.ts';

export type ResetLink = {
  readonly email: string;
  readonly token: string;
  /** The golfer's language. */
  readonly language: string;
};

/** The mail with the link to set a new password. */
export function resetMail({ email, token, language }: ResetLink, publicUrl: URL) {
  const { t } = textsIn(language, 'accounts');
  const link = new URL(`/reset-password?token=${encodeURIComponent(token)}`, publicUrl).href;
  const text = [t('resetMail.asked'), t('resetMail.open'), link, t('resetMail.ignore')];
  return { to: email, subject: t('resetMail.subject'), text: text.join('\n\n') };
}
