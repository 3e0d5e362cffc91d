import { quietScreen } from '../quiet-screen.ts';
import { reloadPending } from './reload.ts';

/** Reloads the page when it is hidden and quiet: at once if it is so now, otherwise as soon as it is. */
export function reloadSoon(): void {
  if (reloadPending.get()) return;
  reloadPending.set(true);
  const reloadIfHidden = () => {
    if (document.hidden && quietScreen.get()) location.reload();
  };
  document.addEventListener('visibilitychange', reloadIfHidden);
  reloadIfHidden();
}
