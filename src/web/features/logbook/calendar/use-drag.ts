import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { wantsStillness } from '#web/platform/browser/device-traits.ts';

export type DragEvents = {
  /** Called when a session is lifted (true) or dropped (false). */
  readonly onDragging: (dragging: boolean) => void;
  /** Called when the session was dropped on another day, which may be in the past. */
  readonly onDrop: (scheduledSessionId: string, date: CalendarDate) => void;
};

/** The share of another session that the pointer must enter before the two swap places. */
const swapThreshold = 0.65;
const animationMs = 150;
/** On phones a short touch scrolls; only a longer one lifts the session. */
const touchDelayMs = 250;
/** Smaller movements do not count as dragging, because hands tremble. */
const stillPx = 5;

/**
 * Makes a day's list a place to drag sessions (`.is-movable`) from and to, except on past days. After a drop, the
 * element is put back in its place before the callbacks run, because the server decides where sessions go.
 */
export function useDrag(isPast: boolean, events: DragEvents): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const tellDragging = useEffectEvent(events.onDragging);
  const tellDrop = useEffectEvent(events.onDrop);
  useEffect(() => {
    if (isPast || list.current === null) return;
    let place: ChildNode | null = null;
    const sortable = Sortable.create(list.current, {
      group: 'sessions',
      draggable: '.is-movable',
      // Sessions within a day have no order to change.
      sort: false,
      animation: wantsStillness() ? 0 : animationMs,
      swapThreshold,
      // Between days the whole session is the swap zone. Otherwise the day under the pointer would not react.
      invertedSwapThreshold: 1,
      delay: touchDelayMs,
      delayOnTouchOnly: true,
      touchStartThreshold: stillPx,
      fallbackTolerance: stillPx,
      // Native drag and drop does not work on touch screens, nor on buttons in Firefox.
      forceFallback: true,
      fallbackOnBody: true,
      ghostClass: 'is-ghost',
      fallbackClass: 'is-dragging',
      onStart: ({ item, from }) => {
        place = item.nextSibling;
        holdPlace(from, item.offsetHeight);
        tellDragging(true);
      },
      onEnd: (end) => {
        const { item, from } = end;
        from.insertBefore(item, place);
        holdPlace(from, null);
        tellDragging(false);
        const { id } = item.dataset;
        const date = dayUnder(end);
        const own = from.closest<HTMLElement>('[data-date]')?.dataset['date'];
        if (id !== undefined && date !== undefined && date !== own) tellDrop(id, date);
      },
    });
    return () => sortable.destroy();
  }, [isPast]);
  return list;
}

/** Returns the day under the pointer at the drop; undefined outside the days. */
function dayUnder({ originalEvent }: SortableEvent & { originalEvent?: Event }) {
  const event = originalEvent as MouseEvent | TouchEvent | undefined;
  const point = event && ('changedTouches' in event ? event.changedTouches[0] : event);
  if (!point) return undefined;
  const element = document.elementFromPoint(point.clientX, point.clientY);
  return element?.closest<HTMLElement>('[data-date]')?.dataset['date'];
}

/** Shows an empty frame in the place the session came from. */
function holdPlace(from: HTMLElement, height: number | null): void {
  from.classList.toggle('is-source', height !== null);
  if (height === null) from.style.removeProperty('--held-height');
  else from.style.setProperty('--held-height', `${height}px`);
}
