import './field.css';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldContext } from './field-context.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what is wrong and how to fix it; shown with an icon and read out with the control. */
  error?: string | undefined;
  /** For a group of controls (segments, checks, stepper): the label names the group. */
  group?: boolean | undefined;
  children: ReactNode;
};

/** Connects a label, control, hint, and error. The kit's controls inside get their ids from here. */
export function Field({ label, hint, error, group, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldContext
      value={{
        id,
        labelId,
        describedBy: describedBy === '' ? undefined : describedBy,
        invalid: Boolean(error),
      }}
    >
      <div className={error ? 'field is-bad' : 'field'}>
        {group ? (
          <span className="field-label" id={labelId}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} id={labelId}>
            {label}
          </label>
        )}
        {children}
        {error && (
          <p className="with-icon small field-error" id={`${id}-error`}>
            <CircleAlert className="icon icon-tiny" aria-hidden />
            {error}
          </p>
        )}
        {hint && (
          <p className="hint small muted" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
