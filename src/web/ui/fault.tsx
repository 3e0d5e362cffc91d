import './field.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error of a form that belongs to no field. */
export const Fault = ({ children }: { readonly children: ReactNode }) => (
  <p className="with-icon small field-error" role="alert">
    <CircleAlert className="icon icon-tiny" aria-hidden />
    {children}
  </p>
);
