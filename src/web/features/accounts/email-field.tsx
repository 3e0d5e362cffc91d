import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from '#web/i18n/translation.ts';
import { FormField } from '#web/platform/form/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type EmailFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  /** Default: "E-mail". */
  readonly label?: string;
};

/** The email address used to sign in, marked up for password managers. */
export function EmailField<Values extends FieldValues>(props: EmailFieldProps<Values>) {
  const { t } = useTranslation('accounts');
  return (
    <FormField {...props} label={props.label ?? t('email')}>
      {(field) => (
        <TextInput
          {...field}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </FormField>
  );
}
