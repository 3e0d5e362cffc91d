import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The approximate row height in pixels; rows are measured when they come into view. */
  readonly rowHeight: number;
  /** The number of items per row. */
  readonly columns?: number;
  /** The id of the element that names the list. */
  readonly labelledBy: string;
  /** Renders the content of an item. */
  readonly children: (item: Item) => ReactNode;
};

/** The number of rows rendered above and below the visible ones. */
const overscan = 8;

/** A list of any length that scrolls with the page and renders only the items near the viewport. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, rowHeight, columns = 1, labelledBy, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // Any rendering may have changed the height of the content above the list.
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
            // The first item of a row has the height of the row.
            {...(column === 0 && { ref: rows.measureElement, 'data-index': index })}
          >
            {children(item)}
          </li>
        )),
      )}
    </ul>
  );
}
