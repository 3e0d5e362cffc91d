import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** About how high a row is, in pixels; each is measured once it is in view. */
  readonly rowHeight: number;
  /** How many items stand beside each other. */
  readonly columns?: number;
  /** The id of what names the list. */
  readonly labelledBy: string;
  /** What is inside of an item. */
  readonly children: (item: Item) => ReactNode;
};

/** Rows that are drawn above and below those in view. */
const overscan = 8;

/** A list of any length that scrolls with the page and has only those items in it that are near the view. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, rowHeight, columns = 1, labelledBy, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // What stands above may have become higher or lower with any rendering.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
  });
  const near = rows.getVirtualItems();
  const [first, last] = [near[0], near.at(-1)];
  const style = {
    '--columns': columns,
    paddingTop: first ? first.start - top : 0,
    paddingBottom: last ? rows.getTotalSize() - (last.end - top) : 0,
  } as CSSProperties;
  return (
    <ul className="virtual-list" ref={list} style={style} aria-labelledby={labelledBy}>
      {near.flatMap(({ index }) =>
        items.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index * columns + column + 1}
            // The first of a row is as high as the row.
            {...(column === 0 && { ref: rows.measureElement, 'data-index': index })}
          >
            {children(item)}
          </li>
        )),
      )}
    </ul>
  );
}
