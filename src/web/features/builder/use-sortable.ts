import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Sortable, { type SortableEvent } from 'sortablejs';
import { wantsStillness } from '#web/platform/browser/device-traits.ts';

export type Drop = {
  readonly id: string;
  /** The `data-list` of the list it was dropped into. */
  readonly listId: string;
  /** The number of items before it in that list. */
  readonly place: number;
};

const animationMs = 150;
/** The page scrolls when the pointer is this close to an edge, which the navigation covers on phones. */
const edgePx = 96;
/** Smaller movements do not count as dragging, because hands tremble. */
const stillPx = 4;

/** Whether the system canceled the drag, for example for one of its own gestures. */
function endsWithoutDrop({ originalEvent }: SortableEvent & { originalEvent?: Event }): boolean {
  return /cancel$/.test(originalEvent?.type ?? '');
}

/** Ends the current drag with every event by which a browser may signal the end. */
const release = () => {
  for (const type of ['pointercancel', 'mouseup']) document.dispatchEvent(new Event(type));
};

/**
 * Calls `onEscape` when Escape is pressed and returns a function to stop. Runs before all other listeners, so
 * that elements around the list do not receive the key.
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
 * Makes the items of a list (`data-id`) draggable by their `.grip`, within the list and to other lists
 * (`data-list`) of the same group. After a drop, the element is put back in its place before `onDrop` runs,
 * because the server decides where items go. Escape, or a drag canceled by the system, ends without a drop.
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
      // This group's own grip: weeks, their sessions and the sessions' exercises all have grips.
      handle: `.grip-${group}`,
      draggable: '[data-id]',
      animation: wantsStillness() ? 0 : animationMs,
      fallbackTolerance: stillPx,
      scrollSensitivity: edgePx,
      // Native drag and drop does not work on touch screens, nor on buttons in Firefox.
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
