import './text-input.css';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';

type SelectOption = {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it is not the page's language. */
  readonly lang?: string;
};

type SelectProps = ComponentProps<'select'> & { readonly options: readonly SelectOption[] };

/** A choice of one of several options, as a native select. Spread react-hook-form's `field` into it. */
export function Select({ options, ...rest }: SelectProps) {
  const tied = useFieldAttributes(rest);
  return (
    <select {...rest} {...tied} className="input">
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
