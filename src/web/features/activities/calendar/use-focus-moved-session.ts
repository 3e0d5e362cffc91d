import { useEffect, useRef } from 'react';
import type { CalendarItem } from '#contract/activities.ts';

/** The dialog in which the session was moved is gone within this time. */
const patienceMs = 2000;
const lookEveryMs = 50;

/**
 * Keeps the focus with a session that has moved: the element that had it is gone from its old day, and
 * without this the keyboard would start over at the top. Returns what to call when one has moved.
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
      // Whoever has gone on to something else meanwhile stays there.
      if (!isNowhere(document.activeElement)) return;
      document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] button`)?.focus();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [items]);
  return (id) => {
    moved.current = { id, date: dateOf(items, id) };
  };
}

/** Where the focus falls when what had it goes away. */
const isNowhere = (focused: Element | null) => focused === document.body || focused?.id === 'main';

const dateOf = (items: readonly CalendarItem[], id: string) =>
  items.find((item) => item.id === id)?.date;
