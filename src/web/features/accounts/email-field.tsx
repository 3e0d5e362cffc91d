import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type EmailFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  /** Default: "E-mail". */
  readonly label?: string;
  /** Where passkeys can be chosen as well, their mark comes last. */
  readonly autoComplete?: 'username' | 'username webauthn';
};

/** The email address used to sign in, marked up for password managers. */
export function EmailField<Values extends FieldValues>({
  autoComplete = 'username',
  ...props
}: EmailFieldProps<Values>) {
  const { t } = useTranslation('accounts');
  return (
    <FormField {...props} label={props.label ?? t('email')}>
      {(field) => (
        <TextInput
          {...field}
          type="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}
