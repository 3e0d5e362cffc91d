import { useEffect, useRef } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';

/** How long to wait for the move dialog to close. */
const patienceMs = 2000;
const lookEveryMs = 50;

/**
 * Keeps the focus on a moved session. The element that had the focus is removed from the old day, so without this
 * the keyboard focus would start again at the top of the page. Returns the function to call after a move.
 */
export function useFocusMovedSession(
  items: readonly CalendarItem[],
): (scheduledSessionId: string) => void {
  const moved = useRef<{ id: string; date: string | undefined } | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const { id, date } = moved.current;
    if (dateOf(items, id) === date) return;
    moved.current = null;
    const deadline = performance.now() + patienceMs;
    const timer = setInterval(() => {
      const inDialog = document.activeElement?.closest('[role="dialog"]');
      if (inDialog && performance.now() < deadline) return;
      clearInterval(timer);
      // A golfer who has moved the focus elsewhere in the meantime keeps it there.
      if (!isNowhere(document.activeElement)) return;
      document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] button`)?.focus();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [items]);
  return (id) => {
    moved.current = { id, date: dateOf(items, id) };
  };
}

/** Whether the focus is where it falls back to when the focused element is removed. */
const isNowhere = (focused: Element | null) => focused === document.body || focused?.id === 'main';

const dateOf = (items: readonly CalendarItem[], id: string) =>
  items.find((item) => item.id === id)?.date;
