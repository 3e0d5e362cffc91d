import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page is left, while something is not saved. */
export function useStayWhenChanged(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
