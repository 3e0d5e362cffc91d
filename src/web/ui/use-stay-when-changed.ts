import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Makes the browser ask before leaving the page while there are unsaved changes. */
export function useStayWhenChanged(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
