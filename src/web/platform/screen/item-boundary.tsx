import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Leaves out an item of a list that fails to render, so that one bad item does not take the screen down. */
export function ItemBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}
