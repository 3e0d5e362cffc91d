import './button.css';
import { type ComponentProps, cloneElement, isValidElement, type MouseEvent } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'text' | 'danger' | 'light';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  /** 56 px for the main button of a screen, 44 px in cards and lists; 48 px by default. */
  size?: 'tall' | 'slim' | undefined;
  wide?: boolean | undefined;
  /** Ignores presses while true, but keeps the focus. */
  busy?: boolean | undefined;
  /** The text while busy. Its width is reserved from the start, so that the button does not change its width. */
  busyText?: string | undefined;
  /** Applies the button's look to the only child, such as a link. */
  asChild?: boolean | undefined;
};

/** A button. Never orange: the flag color is reserved for today and the progress toward the goal. */
export function Button({
  variant = 'primary',
  size,
  wide,
  busy = false,
  busyText,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = ['button', `button-${variant}`, size && `button-${size}`];
  const names = [...looks, wide && 'button-wide', className];
  const shared = { ...rest, className: names.filter(Boolean).join(' ') };
  if (asChild && isValidElement(children))
    return cloneElement(children, { ...shared, ...(onClick && { onClick }) });
  // A busy button is not disabled, because disabling it would lose the focus.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...shared}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busyText === undefined ? (
        children
      ) : (
        <span className="button-words">
          <span {...(busy && { 'aria-hidden': true })}>{children}</span>
          <span {...(!busy && { 'aria-hidden': true })}>{busyText}</span>
        </span>
      )}
    </button>
  );
}
