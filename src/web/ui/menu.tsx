import './menu.css';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from './icon-button.tsx';

export type MenuItem = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

type MenuProps = {
  /** The subject of the items: "More for Week 2". */
  label: string;
  items: readonly MenuItem[];
};

/** A button with three dots that opens a list of further actions. */
export function Menu({ label, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);
  // Runs the action after the menu has closed, so that a dialog that it opens returns the focus to the button.
  const runChosen = (event: Event) => {
    event.preventDefault();
    trigger.current?.focus({ preventScroll: true });
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={label} ref={trigger}>
          <Ellipsis className="icon" aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
        >
          {items.map(({ label: words, icon: Icon, onSelect, danger, disabled = false }) => (
            <DropdownMenu.Item
              key={words}
              className={danger ? 'menu-item with-icon is-danger' : 'menu-item with-icon'}
              disabled={disabled}
              onSelect={() => {
                chosen.current = onSelect;
              }}
            >
              <Icon className="icon icon-small" aria-hidden />
              {words}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
