import { passwordLength } from '#contract/accounts.ts';
import { email } from '#contract/fields.ts';
import type { Translate } from '#i18n/translate.ts';

type T = Translate<'accounts'>;

/** The server decides; these save the way there. */
export const emailRules = (t: T) => ({
  required: t('faults.emailMissing'),
  validate: (text: string) => email.safeParse(text).success || t('faults.email'),
});

export const newPasswordRules = (t: T) => ({
  required: t('faults.passwordShort', passwordLength),
  minLength: {
    value: passwordLength.min,
    message: t('faults.passwordShort', passwordLength),
  },
  maxLength: { value: passwordLength.max, message: t('faults.passwordLong', passwordLength) },
});

export const lengthRule = (t: T, max: number) => ({
  maxLength: { value: max, message: t('faults.tooLong', { max }) },
});
