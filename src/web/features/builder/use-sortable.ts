import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import { wantsStillness } from '#web/platform/device.ts';

export type Drop = {
  readonly id: string;
  /** The `data-list` of the list it was put into. */
  readonly listId: string;
  /** How many stand before it there. */
  readonly place: number;
};

const animationMs = 150;
/** So near an edge of the screen the page scrolls: on phones the navigation lies there. */
const edgePx = 96;
/** A hand that trembles this much has not moved. */
const stillPx = 4;

/** Whether the system has ended the drag, such as for a gesture of its own. */
function endsWithoutDrop({ originalEvent }: SortableEvent & { originalEvent?: Event }): boolean {
  return /cancel$/.test(originalEvent?.type ?? '');
}

/** Ends the drag that is under way, in every way in which browsers may tell that one has ended. */
const release = () => {
  for (const type of ['pointercancel', 'mouseup']) document.dispatchEvent(new Event(type));
};

/**
 * Calls `onEscape` when Escape is pressed. Returns how to stop that. In front of all others: what is around the list
 * does not hear of it.
 */
function watchEscape(onEscape: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onEscape();
  };
  window.addEventListener('keydown', listen, { capture: true });
  return () => window.removeEventListener('keydown', listen, { capture: true });
}

/**
 * Makes the parts of a list (`data-id`) ones to drag by their `.grip`, within it and to other lists
 * (`data-list`) of the same group. After a drop the element is back in its place before anybody hears
 * of it: where parts stand is for the server to say. Escape, or the system that takes the finger away, ends a drag
 * without a drop.
 */
export function useSortable<List extends HTMLElement>(
  group: string,
  onDrop: (drop: Drop) => void,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const tell = useEffectEvent(onDrop);
  useEffect(() => {
    if (list.current === null) return;
    let next: ChildNode | null = null;
    let isCancelled = false;
    let stopWatching = () => {};
    const sortable = Sortable.create(list.current, {
      group,
      // The nearest grip: a week holds sessions, and a session exercises, with grips of their own.
      handle: `.grip-${group}`,
      draggable: '[data-id]',
      animation: wantsStillness() ? 0 : animationMs,
      fallbackTolerance: stillPx,
      scrollSensitivity: edgePx,
      // Browsers' own dragging does not work on touch screens, and in Firefox not on buttons.
      forceFallback: true,
      fallbackOnBody: true,
      ghostClass: 'is-placed',
      fallbackClass: 'is-lifted',
      onStart: ({ item }) => {
        next = item.nextSibling;
        isCancelled = false;
        stopWatching = watchEscape(() => {
          isCancelled = true;
          release();
        });
      },
      onEnd: (end) => {
        const { item, from, to, oldDraggableIndex, newDraggableIndex: place } = end;
        stopWatching();
        from.insertBefore(item, next);
        if (isCancelled || endsWithoutDrop(end)) return;
        const { id } = item.dataset;
        const { list: listId } = to.dataset;
        const isSame = from === to && oldDraggableIndex === place;
        if (id === undefined || listId === undefined || place === undefined || isSame) return;
        tell({ id, listId, place });
      },
    });
    return () => {
      stopWatching();
      sortable.destroy();
    };
  }, [group]);
  return list;
}
