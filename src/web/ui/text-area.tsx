import './text-input.css';
import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';

/** Several lines of text. Spread react-hook-form's `register(…)` into it. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  const tied = useFieldAttributes(rest);
  const look = className ? `input ${className}` : 'input';
  return <textarea {...rest} {...tied} rows={rows} className={look} />;
}
