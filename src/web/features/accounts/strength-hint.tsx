import { passwordLength } from '#contract/accounts-schemas.ts';
import { type Owner, strengthOf } from '#domain/accounts/password.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type StrengthHintProps = {
  readonly password: string;
  readonly owner?: Owner;
};

/** Shows the password rules until the password is long enough, then its strength. Screen readers announce changes. */
export function StrengthHint({ password, owner = {} }: StrengthHintProps) {
  const { t } = useTranslation('accounts');
  const enough = password.length >= passwordLength.min;
  return (
    <span aria-live="polite">
      {enough ? t(`strength.${strengthOf(password, owner)}`) : t('passwordHint', passwordLength)}
    </span>
  );
}
