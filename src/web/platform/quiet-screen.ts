import { useState } from 'react';
import { type ReadableStore, useStore } from './store.ts';

/** What the golfer must finish first: dialogs and menus, and screens for training and playing, which are `data-in-use`. */
const inUse = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-in-use]';

/** Fields into which the golfer types. */
const typedInto =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

const isQuiet = (): boolean =>
  document.querySelector(inUse) === null && document.activeElement?.matches(typedInto) !== true;

/**
 * Whether the golfer is in the middle of nothing. Whatever opens by itself waits for that: a celebration, the monthly
 * question, a card or notice, a reload. It never covers a form, a dialog or range mode, and takes no key press.
 */
export const quietScreen: ReadableStore<boolean> = {
  get: isQuiet,
  subscribe: (listener) => {
    // Later, because between two fields and between two dialogs there is a moment without either.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        listener();
      });
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('focusout', lookSoon);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('focusout', lookSoon);
    };
  },
};

/** Calls back once, when the screen has been quiet for so long. Returns a function that stops waiting. */
export function whenQuietFor(ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isQuiet()) {
      timer ??= setTimeout(() => {
        stop();
        callback();
      }, ms);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
  };
  const unsubscribe = quietScreen.subscribe(look);
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
  };
  look();
  return stop;
}

/** Whether something that opens by itself may be shown: from the first quiet moment on. Mount it when it is wanted. */
export function useFirstQuiet(): boolean {
  const quiet = useStore(quietScreen);
  const [began, setBegan] = useState(quiet);
  if (quiet && !began) setBegan(true);
  return began || quiet;
}
