import './switch.css';
import { Switch as Parts } from 'radix-ui';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The setting it turns on, as it stands beside the switch. */
  label: string;
  disabled?: boolean | undefined;
};

/** On or off, at once. For a choice that waits for a save button use `CheckRow`. */
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
