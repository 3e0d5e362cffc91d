import './check-row.css';
import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';

export type CheckRowProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  /** Shown at the end of the row: "12 min". */
  detail?: string | undefined;
  disabled?: boolean | undefined;
};

/** A row that is one large checkbox. */
export function CheckRow({ checked, onCheckedChange, label, detail, disabled }: CheckRowProps) {
  return (
    <Checkbox.Root
      className="list-row checklist-row"
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next === true)}
      disabled={disabled ?? false}
    >
      <span className={checked ? 'check is-on' : 'check'} aria-hidden>
        <Check className="icon" />
      </span>
      <span>{label}</span>
      {detail && <span className="number muted">{detail}</span>}
    </Checkbox.Root>
  );
}
