import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '#web/platform/form/form-field.tsx';
import { OptionalLabel } from '#web/ui/optional-label.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type TextFieldProps<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly hint?: ReactNode;
  readonly maxLength?: number;
  /** Whether the field may stay empty. If so, its label says so. */
  readonly optional?: boolean;
};

const labelOf = ({ label, optional }: { label: string; optional: boolean | undefined }) =>
  optional ? <OptionalLabel>{label}</OptionalLabel> : label;

/** A one-line text field. */
export const LineField = <Values extends FieldValues>(props: TextFieldProps<Values>) => {
  const { control, name, label, optional, hint, ...rest } = props;
  return (
    <FormField control={control} name={name} label={labelOf({ label, optional })} hint={hint}>
      {(field) => <TextInput {...field} {...rest} autoComplete="off" />}
    </FormField>
  );
};

/** A handicap field. */
export const HandicapField = <Values extends FieldValues>(props: TextFieldProps<Values>) => {
  const { control, name, label, optional, hint, ...rest } = props;
  return (
    <FormField control={control} name={name} label={labelOf({ label, optional })} hint={hint}>
      {(field) => <TextInput {...field} {...rest} numeric autoComplete="off" />}
    </FormField>
  );
};

/** A field for a whole number. */
export const NumberField = <Values extends FieldValues>(props: TextFieldProps<Values>) => {
  const { control, name, label, hint, ...rest } = props;
  return (
    <FormField control={control} name={name} label={label} hint={hint}>
      {(field) => <TextInput {...field} {...rest} numeric inputMode="numeric" autoComplete="off" />}
    </FormField>
  );
};

/** An optional multi-line text field. */
export const NotesField = <Values extends FieldValues>(props: TextFieldProps<Values>) => {
  const { control, name, label, hint, ...rest } = props;
  return (
    <FormField
      control={control}
      name={name}
      hint={hint}
      label={<OptionalLabel>{label}</OptionalLabel>}
    >
      {(field) => <TextArea {...field} {...rest} />}
    </FormField>
  );
};
