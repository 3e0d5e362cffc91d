import './switch.css';
import { Switch as Parts } from 'radix-ui';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The name of the setting, as shown next to the switch. */
  label: string;
  disabled?: boolean | undefined;
};

/** Turns a setting on or off at once. For a choice that needs a save button, use `CheckRow`. */
export function Switch({ checked, onCheckedChange, label, disabled = false }: SwitchProps) {
  return (
    <Parts.Root
      className="switch"
      checked={checked}
      onCheckedChange={onCheckedChange}
      aria-label={label}
      disabled={disabled}
    />
  );
}
