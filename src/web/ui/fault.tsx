import './field.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong in a form and belongs to no field. */
export const Fault = ({ children }: { readonly children: ReactNode }) => (
  <p className="with-icon small field-error" role="alert">
    <CircleAlert className="icon icon-tiny" aria-hidden />
    {children}
  </p>
);
