import { RadioGroup } from 'radix-ui';
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
  const field = useField();
  return (
    <RadioGroup.Root
      className="seg"
      orientation="horizontal"
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      aria-describedby={field?.describedBy}
      {...(label === undefined ? { 'aria-labelledby': field?.labelId } : { 'aria-label': label })}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value}>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
