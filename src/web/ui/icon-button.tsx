import './icon-button.css';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** With an outline, 48 px: for steps through weeks. */
  ring?: boolean | undefined;
  asChild?: boolean | undefined;
};

/** A round button of 44 px with nothing but an icon (and perhaps a `Badge`) in it. */
export function IconButton({ label, ring, asChild, className, ...rest }: IconButtonProps) {
  const shared = {
    ...rest,
    'aria-label': label,
    className: ['icon-button', ring && 'is-ringed', className].filter(Boolean).join(' '),
  };
  return asChild ? <Slot.Root {...shared} /> : <button type="button" {...shared} />;
}
