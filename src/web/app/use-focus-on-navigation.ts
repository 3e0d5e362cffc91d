import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A link leaves the focus on itself, far from what just appeared. After each change of screen it
 * goes to the new screen, unless that has put it somewhere already, as in the first field of a form.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const main = document.getElementById('main');
        if (fromLocation && pathChanged && !main?.contains(document.activeElement)) {
          main?.focus({ preventScroll: true });
        }
      }),
    [router],
  );
}
