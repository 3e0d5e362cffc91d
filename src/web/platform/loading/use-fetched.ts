import { type ComponentType, useState } from 'react';
import { getTranslation } from '#web/i18n/translation.ts';
import { errorText } from '../error-text.ts';
import { toastFailure } from '../toast/toast.ts';
import { fetchCode } from './fetch-code.ts';

/**
 * Fetches a part of the app on first use, such as a dialog. `fetchPart` resolves to true when it is loaded. On
 * failure it shows a toast with the reason, titled `failedTitle` if given, and resolves to false; the next call
 * tries again.
 */
export function useFetched<Part>(load: () => Promise<Part>, failedTitle?: string) {
  const [part, setPart] = useState<Part | null>(null);
  const [fetching, setFetching] = useState(false);
  const fetchPart = async (): Promise<boolean> => {
    if (part !== null) return true;
    setFetching(true);
    try {
      const fetched = await fetchCode(load);
      setPart(() => fetched);
      return true;
    } catch (error) {
      const { t } = getTranslation('app');
      // When the device is online, it is the server that cannot be reached.
      const offline = t(navigator.onLine ? 'offline.error' : 'offline.later');
      const reason = errorText(error, { offline });
      const words = failedTitle ? { title: failedTitle, description: reason } : { title: reason };
      toastFailure(words);
      return false;
    } finally {
      setFetching(false);
    }
  };
  return { part, fetching, fetchPart };
}

/**
 * A dialog that is fetched when first opened and starts fresh each time: render `part` with `state`, and with
 * `opened` as its key.
 */
export function useFreshDialog<Dialog extends ComponentType<never>>(load: () => Promise<Dialog>) {
  const { part, fetchPart, fetching } = useFetched(load);
  const [opened, setOpened] = useState(0);
  const [open, onOpenChange] = useState(false);
  const show = async () => {
    if (!(await fetchPart())) return;
    setOpened(opened + 1);
    onOpenChange(true);
  };
  return { part, fetching, opened, state: { open, onOpenChange }, show: () => void show() };
}
