import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type TypedNameTexts = {
  readonly label: string;
  readonly matches: string;
  readonly mismatch: string;
};

/**
 * A field in which the administrator types the name of what is to be deleted, so that a stray click cannot delete it.
 * Upper and lower case are the same.
 */
export function useTypedName(name: string, { label, matches, mismatch }: TypedNameTexts) {
  const [value, setValue] = useState('');
  const typed = value.trim();
  const isTyped = typed.toLowerCase() === name.trim().toLowerCase();
  return {
    isTyped,
    field: (
      <Field
        label={label}
        error={typed !== '' && !isTyped ? mismatch : undefined}
        hint={isTyped ? matches : undefined}
      >
        <TextInput
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    ),
  };
}
