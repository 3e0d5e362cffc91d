import type { ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from '#web/ui/field.tsx';

type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  FieldProps,
  'children' | 'error'
> & {
  readonly control: Control<Values>;
  readonly name: Name;
  /** Fields whose rules depend on this one; they are validated again when it changes. */
  readonly deps?: FieldPath<Values>[];
  /** Renders the control: spread `field` into an input, or pass its parts on. */
  readonly children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
};

/** A form field with its label, its control, and its error. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { control, name, deps, children, ...rest } = props;
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  return (
    <Field {...rest} error={fieldState.error?.message}>
      {children(field)}
    </Field>
  );
}
