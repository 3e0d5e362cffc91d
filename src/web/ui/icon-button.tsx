import './icon-button.css';
import { type ComponentProps, cloneElement, isValidElement } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** With an outline, 48 px: for steps through weeks. */
  ring?: boolean | undefined;
  asChild?: boolean | undefined;
};

/** A round button of 44 px with nothing but an icon (and perhaps a `Badge`) in it. */
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
