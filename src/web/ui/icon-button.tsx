import './icon-button.css';
import { type ComponentProps, cloneElement, isValidElement } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The action, for users who do not see the icon. */
  label: string;
  /** Adds an outline and makes the button 48 px; for moving between weeks. */
  ring?: boolean | undefined;
  asChild?: boolean | undefined;
};

/** A round 44 px button that contains only an icon, and optionally a `Badge`. */
export function IconButton(props: IconButtonProps) {
  const { label, ring, asChild, className, children, ...rest } = props;
  const shared = {
    ...rest,
    'aria-label': label,
    className: ['icon-button', ring && 'is-ringed', className].filter(Boolean).join(' '),
  };
  if (asChild && isValidElement(children)) return cloneElement(children, shared);
  return (
    <button type="button" {...shared}>
      {children}
    </button>
  );
}
