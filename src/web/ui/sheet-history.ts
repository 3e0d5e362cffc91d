import type { RouterHistory } from '@tanstack/history';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { RouterContext } from '#web/router/router-context.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The number of open sheets at this history entry. */
    sheets?: number;
  }
}

type Sheet = { readonly close: () => void };

/** The operations of sheets on a history. */
type SheetStack = {
  /** Adds a sheet on top; returns a function that removes it. */
  add(sheet: Sheet): () => void;
};

const stacks = new WeakMap<RouterHistory, SheetStack>();

const depthOf = ({ location }: RouterHistory) => location.state.sheets ?? 0;

/**
 * Goes back to an entry of the same screen, or calls `isMissing`. A reload while a sheet opens can lose that entry:
 * Chromium still counts it, so that `history.go` would lead out of the app, but finds nothing under its key.
 */
function goBack(history: RouterHistory, steps: number, isMissing: () => void): void {
  // Older browsers do not have it.
  const navigation: Navigation | undefined = window.navigation;
  if (!navigation?.currentEntry) {
    history.go(-steps, { ignoreBlocker: true });
    return;
  }
  const { index, url } = navigation.currentEntry;
  const below = navigation.entries()[index - steps];
  const going = navigation.traverseTo(below?.url === url ? below.key : '');
  going.committed?.catch(({ name }: DOMException) => {
    // If another navigation was faster, the browser reports that one.
    if (name !== 'AbortError') isMissing();
  });
  going.finished?.catch(() => {});
}

/**
 * Creates a history in which every open sheet has its own entry, so that Back closes it. The router that uses this
 * history is not told about these entries, so the screen below stays unchanged. A navigation replaces the entries of
 * the open sheets, so that Back leads from the new screen to the one below the sheets.
 */
export function createSheetHistory(history: RouterHistory): RouterHistory {
  /** Open sheets, the lowest first. */
  const sheets: Sheet[] = [];
  /** Navigations queued during a step back, which would discard them otherwise. */
  let waiting: (() => void)[] | undefined;
  let shown = { href: history.location.href, depth: depthOf(history) };
  let isSheetStep = false;

  const stepBack = (steps: number, after?: () => void) => {
    waiting = after ? [after] : [];
    goBack(history, steps, () => {
      const { href, state } = history.location;
      const missed = waiting ?? [];
      waiting = undefined;
      history.replace(href, { ...state, sheets: depthOf(history) - steps });
      for (const next of missed) next();
      settleSoon();
    });
  };

  /** Updates the history so that it has one entry for each open sheet. */
  const settle = () => {
    if (waiting) return;
    const over = depthOf(history) - sheets.length;
    if (over > 0) stepBack(over);
    for (let sheetsBelow = depthOf(history); sheetsBelow < sheets.length; sheetsBelow += 1) {
      const { href, state } = history.location;
      history.push(href, { ...state, sheets: sheetsBelow + 1 }, { ignoreBlocker: true });
      // Otherwise two pushes in a row would become one entry, and going back would go one step too far.
      history.flush();
    }
  };
  // Deferred, because a sheet that is replaced by another one passes its entry on, and a sheet that closes for a
  // navigation leaves its entry to the new screen.
  const settleSoon = () => queueMicrotask(settle);

  // Must come before the router's subscription, which needs `isSheetStep`.
  history.subscribe(({ location: { href }, action }) => {
    const depth = depthOf(history);
    const stays = href === shown.href && action.type !== 'REPLACE';
    isSheetStep = stays && depth !== shown.depth;
    shown = { href, depth };
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    const after = waiting ?? [];
    const closing = waiting ? [] : sheets.slice(depth);
    waiting = undefined;
    for (const sheet of closing.toReversed()) sheet.close();
    queueMicrotask(() => {
      for (const next of after) next();
    });
    settleSoon();
  });

  const navigate = (go: () => void) => (waiting ? waiting.push(go) : go());
  const sheetHistory: RouterHistory = Object.create(history, {
    subscribe: {
      value: ((listener) =>
        history.subscribe((event) => {
          if (!isSheetStep) listener(event);
        })) satisfies RouterHistory['subscribe'],
    },
    push: {
      value: ((...entry) =>
        navigate(() => {
          const depth = depthOf(history);
          if (depth === 0) history.push(...entry);
          else if (depth === 1) history.replace(...entry);
          else stepBack(depth - 1, () => history.replace(...entry));
        })) satisfies RouterHistory['push'],
    },
    replace: {
      value: ((...entry) =>
        navigate(() => history.replace(...entry))) satisfies RouterHistory['replace'],
    },
  });
  stacks.set(sheetHistory, {
    add(sheet) {
      sheets.push(sheet);
      settleSoon();
      return () => {
        sheets.splice(sheets.indexOf(sheet), 1);
        settleSoon();
      };
    },
  });
  // After a reload, the entries of sheets are still there, but the sheets are not.
  settleSoon();
  return sheetHistory;
}

/** Makes the Back button and gesture close something that is open, if the router has a sheet history. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const router = use(RouterContext);
  const stack = router ? stacks.get(router.history) : undefined;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    return stack?.add({ close: () => close() });
  }, [open, stack]);
}
