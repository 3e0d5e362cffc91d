import { useState } from 'react';
import { getTranslation } from '#web/i18n/translation.ts';
import { errorText } from '../error-text.ts';
import { toastFailure } from '../toast/toast.ts';
import type { Lazy } from './lazily.ts';

/**
 * Opens a `lazily` loaded dialog. If its code does not arrive, a toast says why, titled `failedTitle` if given, and the
 * next `show` tries again. Render the dialog with `state` once it was `opened`; with this count as its key, each opening
 * starts fresh.
 */
export function useDialog(Dialog: Pick<Lazy<never>, 'preload'>, failedTitle?: string) {
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState(0);
  const [open, onOpenChange] = useState(false);
  /** Resolves to whether the dialog opens. */
  const show = async (): Promise<boolean> => {
    if (opened === 0) setBusy(true);
    try {
      await Dialog.preload();
      setOpened(opened + 1);
      onOpenChange(true);
      return true;
    } catch (error) {
      const { t } = getTranslation('app');
      // When the device is online, it is the server that cannot be reached.
      const offline = t(navigator.onLine ? 'offline.error' : 'offline.later');
      const reason = errorText(error, { offline });
      toastFailure(failedTitle ? { title: failedTitle, description: reason } : { title: reason });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, opened, show, state: { open, onOpenChange } };
}
