import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { wantsStillness } from '#web/platform/device.ts';

export type DragEvents = {
  /** A session has been lifted or let go. */
  readonly onDragging: (dragging: boolean) => void;
  /** It was let go over another day. */
  readonly onDrop: (scheduledSessionId: string, date: CalendarDate) => void;
};

/** How far into another session the pointer has to come before the two change places. */
const swapThreshold = 0.65;
const animationMs = 150;
/** On a phone a short touch scrolls; only a longer one lifts. */
const touchDelayMs = 250;
/** A hand that trembles this much has not moved. */
const stillPx = 5;

/**
 * Makes the list of a day a place to drag sessions (`.is-movable`) from and to; days that are over are
 * neither. After a drop the element is back in its place before anybody hears of it: where sessions
 * stand is for the server to say.
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
      // Within a day there is no order to change.
      sort: false,
      animation: wantsStillness() ? 0 : animationMs,
      swapThreshold,
      // Between days every part of a session counts, or the day the pointer is over would not answer.
      invertedSwapThreshold: 1,
      delay: touchDelayMs,
      delayOnTouchOnly: true,
      touchStartThreshold: stillPx,
      fallbackTolerance: stillPx,
      // Browsers' own dragging does not work on touch screens, and in Firefox not on buttons.
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

/** The day that the pointer was over at the end; none over a day that is past, or beside the days. */
function dayUnder({ originalEvent }: SortableEvent & { originalEvent?: Event }) {
  const event = originalEvent as MouseEvent | TouchEvent | undefined;
  const point = event && ('changedTouches' in event ? event.changedTouches[0] : event);
  if (!point) return undefined;
  const element = document.elementFromPoint(point.clientX, point.clientY);
  return element?.closest<HTMLElement>('[data-date]')?.dataset['date'];
}

/** Keeps an empty frame where the session came from. */
function holdPlace(from: HTMLElement, height: number | null): void {
  from.classList.toggle('is-source', height !== null);
  if (height === null) from.style.removeProperty('--held-height');
  else from.style.setProperty('--held-height', `${height}px`);
}
