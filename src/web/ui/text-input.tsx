import './text-input.css';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'> & {
  /** Uses condensed figures of equal width, for handicaps and counts. */
  numeric?: boolean | undefined;
};

/** One line of text. Spread react-hook-form's `register(…)` into it. */
export function TextInput({ numeric, className, ...rest }: TextInputProps) {
  const tied = useFieldAttributes(rest);
  const look = ['input', numeric && 'number', className].filter(Boolean).join(' ');
  return <input {...rest} {...tied} className={look} />;
}
