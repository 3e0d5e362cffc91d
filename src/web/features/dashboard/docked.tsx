import './docked.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** All of a button but rounding. */
const whole = 0.98;
/** In pixels, between a button and the navigation: 12, and what rounding may take. */
const gap = 14;

/**
 * Keeps a button above the navigation as long as a part of it would lie below: on low pages, with large text and long
 * titles, where nothing else keeps it in sight.
 */
export function Docked({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The height of its place while the button docks: if the place shrank, the button would seem to fit again.
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const bar = getComputedStyle(place.current).getPropertyValue('--nav-height');
    const below = (Number.parseFloat(bar) || 0) + gap;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { intersectionRatio, boundingClientRect, rootBounds } = entry;
        const isAhead = boundingClientRect.top > (rootBounds?.height ?? 0) / 2;
        setHeight(intersectionRatio < whole && isAhead ? boundingClientRect.height : null);
      },
      { rootMargin: `0px 0px -${below}px`, threshold: [0, whole] },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="docked-place" ref={place} style={{ minHeight: height ?? undefined }}>
      <div className={height === null ? undefined : 'docked'}>{children}</div>
    </div>
  );
}
