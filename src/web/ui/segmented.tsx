import './choice.css';
import './segmented.css';
import { useId } from 'react';
import { useField } from './field-context.ts';

export type SegmentedProps<Value extends string> = {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** Needed outside of a `Field`. */
  label?: string | undefined;
};

/** One of a few, side by side. Arrow keys choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { value, onValueChange, options, label } = props;
  const name = useId();
  const field = useField();
  const named =
    label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label };
  return (
    <div className="segmented" role="radiogroup" aria-describedby={field?.describedBy} {...named}>
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
