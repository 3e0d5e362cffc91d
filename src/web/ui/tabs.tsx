import './tabs.css';
import { Tabs as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

export type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  label: string;
  tabs: readonly { value: Value; label: string; count?: number | undefined }[];
  /** One `TabPanel` for every tab. */
  children: ReactNode;
};

/** Tabs with a ball under the open one. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, label, tabs, children } = props;
  const choose = (next: string) => {
    const chosen = tabs.find((tab) => tab.value === next);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    <Parts.Root className="tabs-root" value={value} onValueChange={choose}>
      <Parts.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Parts.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses a pressed tab by script, and browsers then show a focus ring as for a keyboard. Without
            // Radix, the browser focuses it, and Safari, which does not, still reports the click.
            onMouseDownCapture={(event) => event.stopPropagation()}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="number">{tab.count}</span>}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {children}
    </Parts.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Parts.Content value={value}>{children}</Parts.Content>;
}
