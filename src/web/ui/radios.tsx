import './choice.css';
import { type ReactNode, useId } from 'react';
import { useField } from './field-context.ts';

export type RadiosProps<Value extends string> = {
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** Required outside of a `Field`. */
  readonly label?: string | undefined;
};

/** A choice of one of a few; arrow keys choose. The class of the group defines how the labels look. */
export function Radios<Value extends string>(
  props: RadiosProps<Value> & { readonly className: string },
) {
  const { value, onValueChange, options, label, className } = props;
  const name = useId();
  const field = useField();
  const named =
    label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  return (
    <div className={className} role="radiogroup" aria-describedby={field?.describedBy} {...named}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'choice is-on' : 'choice'}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
