import type { RouterHistory } from '@tanstack/history';
import { use, useEffectEvent, useLayoutEffect } from 'react';
import { RouterContext } from '#web/router/router-context.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** How many open sheets this entry of the history stands for. */
    sheets?: number;
  }
}

type Sheet = { readonly close: () => void };

/** What the sheets of one history do to it. */
type SheetStack = {
  /** Adds a sheet on top; the result takes it away again. */
  add(sheet: Sheet): () => void;
};

const stacks = new WeakMap<RouterHistory, SheetStack>();

const depthOf = ({ location }: RouterHistory) => location.state.sheets ?? 0;

/**
 * A history in which every open sheet has an entry of its own, so that Back closes it. The router that
 * is given this history hears of no such entry: the screen below stays as it is. A navigation takes the
 * place of the open sheets' entries, so that Back leads from the new screen to the one below them.
 */
export function createSheetHistory(history: RouterHistory): RouterHistory {
  /** Open sheets, the lowest first. */
  const sheets: Sheet[] = [];
  /** What waits for a step back that is under way: another navigation would be lost to it. */
  let waiting: (() => void)[] | undefined;
  let shown = { href: history.location.href, depth: depthOf(history) };
  let isSheetStep = false;

  const stepBack = (steps: number, after?: () => void) => {
    waiting = after ? [after] : [];
    history.go(-steps, { ignoreBlocker: true });
  };

  /** Brings the history in line with the sheets: an entry for each one that is open. */
  const settle = () => {
    if (waiting) return;
    const over = depthOf(history) - sheets.length;
    if (over > 0) stepBack(over);
    for (let sheetsBelow = depthOf(history); sheetsBelow < sheets.length; sheetsBelow += 1) {
      const { href, state } = history.location;
      history.push(href, { ...state, sheets: sheetsBelow + 1 }, { ignoreBlocker: true });
      // Two pushes at once would otherwise become one entry, and a step back would be a step too far.
      history.flush();
    }
  };
  // Not at once: a sheet that makes room for another one hands its entry on, and one that closes because
  // the golfer goes on to another screen leaves its entry to that screen.
  const settleSoon = () => queueMicrotask(settle);

  // Before the router subscribes, which asks whether a step is one of these.
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
  // After a reload the entry is still there, but no sheet.
  settleSoon();
  return sheetHistory;
}

/** The Back button and gesture close what is open, where the router has a sheet history. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const router = use(RouterContext);
  const stack = router ? stacks.get(router.history) : undefined;
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!open) return;
    return stack?.add({ close: () => close() });
  }, [open, stack]);
}
