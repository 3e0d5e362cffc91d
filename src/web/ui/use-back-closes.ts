import { useEffectEvent, useLayoutEffect } from 'react';

/** Sheets on the screen, the lowest first. */
const sheets: { readonly close: () => void }[] = [];
/** The screen they lie on; the router need not hear of steps that stay on it. */
let screenHref = '';
/** True while a step back that was asked for here is under way. */
let stepping = false;

/** How many sheets the present entry of the history stands for. */
const depth = () => Number((history.state as { sheets?: number } | null)?.sheets ?? 0);

/** Brings the history in line with the sheets: an entry for each one that is open. */
function settle(): void {
  if (stepping) return;
  screenHref = location.href;
  const over = depth() - sheets.length;
  if (over > 0) {
    stepping = true;
    history.go(-over);
  }
  for (let next = depth() + 1; next <= sheets.length; next += 1) {
    // Not the router's own method: it would take the entry for a screen.
    const state = { ...(history.state as object | null), sheets: next };
    History.prototype.pushState.call(history, state, '');
  }
}

// Not at once: a sheet that makes room for another one hands its entry on, and one that closes because
// the app goes on leaves its entry to the new screen. And no later: a step back ends any navigation that
// has begun meanwhile.
const settleSoon = () => queueMicrotask(settle);

function onStep(event: PopStateEvent): void {
  const stays = location.href === screenHref;
  const closing = stepping ? [] : sheets.slice(depth());
  const ours = stepping || closing.length > 0 || depth() > sheets.length;
  stepping = false;
  if (stays && ours) event.stopImmediatePropagation();
  for (const sheet of closing.toReversed()) sheet.close();
  settleSoon();
}

/** A new screen takes the place of the sheets, so that the way back from it leads to the screen below. */
function letScreensReplaceSheets(): void {
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    if (depth() > 0) history.replaceState(...entry);
    else push(...entry);
  };
}

letScreensReplaceSheets();
// Has to come before the router's listener, which would load the screen again: router.tsx sees to that.
addEventListener('popstate', onStep);
// After a reload the entry is still there, but no sheet.
settleSoon();

/** The Back button and gesture close what is open, instead of leaving the screen below. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    const sheet = { close: () => close() };
    sheets.push(sheet);
    settleSoon();
    return () => {
      sheets.splice(sheets.indexOf(sheet), 1);
      settleSoon();
    };
  }, [open]);
}
