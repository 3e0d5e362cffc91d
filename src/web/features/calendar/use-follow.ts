import { useEffect, useRef } from 'react';
import type { CalendarItem } from '#contract/activities.ts';

/**
 * Keeps the focus with a session that has moved: the element that had it is gone from its old day, and
 * without this the keyboard would start over at the top. Returns what to call when one has moved.
 */
export function useFollow(items: readonly CalendarItem[]): (scheduledSessionId: string) => void {
  const moved = useRef<{ id: string; date: string | undefined } | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    const { id, date } = moved.current;
    if (dateOf(items, id) === date) return;
    moved.current = null;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] button`)?.focus();
  }, [items]);
  return (id) => {
    moved.current = { id, date: dateOf(items, id) };
  };
}

const dateOf = (items: readonly CalendarItem[], id: string) =>
  items.find((item) => item.id === id)?.date;
