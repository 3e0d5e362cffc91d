import { passwordLength } from '#contract/accounts-schemas.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Issue } from '#web/platform/form/contract-resolver.ts';

type T = Translate<'accounts'>;

export const emailText =
  (t: T) =>
  (_: Issue, { email }: { readonly email: string }) =>
    email === '' ? t('faults.emailMissing') : t('faults.email');

export const newPasswordText = (t: T) => (issue: Issue) => {
  if (issue.code === 'too_big') return t('faults.passwordLong', passwordLength);
  return issue.code === 'too_small' ? t('faults.passwordShort', passwordLength) : issue.message;
};

/** Returns the error text for a one-line field. `otherwise` replaces every message except "too long". */
export const lineText = (t: T, max: number, otherwise?: string) => (issue: Issue) =>
  issue.code === 'too_big' ? t('faults.tooLong', { max }) : (otherwise ?? issue.message);
