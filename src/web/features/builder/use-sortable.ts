import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import Sortable from 'sortablejs';
import { wantsStillness } from '#web/platform/device.ts';

export type Drop = {
  readonly id: string;
  /** The `data-list` of the list it was put into. */
  readonly listId: string;
  /** How many stand before it there. */
  readonly place: number;
};

const animationMs = 150;
/** A hand that trembles this much has not moved. */
const stillPx = 4;

/**
 * Makes the parts of a list (`data-id`) ones to drag by their `.grip`, within it and to other lists
 * (`data-list`) of the same group. After a drop the element is back in its place before anybody hears
 * of it: where parts stand is for the server to say.
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
    const sortable = Sortable.create(list.current, {
      group,
      // The nearest grip: a week holds sessions, and a session exercises, with grips of their own.
      handle: `.grip-${group}`,
      draggable: '[data-id]',
      animation: wantsStillness() ? 0 : animationMs,
      fallbackTolerance: stillPx,
      // Browsers' own dragging does not work on touch screens, and in Firefox not on buttons.
      forceFallback: true,
      fallbackOnBody: true,
      ghostClass: 'is-placed',
      fallbackClass: 'is-lifted',
      onStart: ({ item }) => {
        next = item.nextSibling;
      },
      onEnd: ({ item, from, to, oldDraggableIndex, newDraggableIndex: place }) => {
        from.insertBefore(item, next);
        const { id } = item.dataset;
        const { list: listId } = to.dataset;
        const isSame = from === to && oldDraggableIndex === place;
        if (id === undefined || listId === undefined || place === undefined || isSame) return;
        tell({ id, listId, place });
      },
    });
    return () => sortable.destroy();
  }, [group]);
  return list;
}
