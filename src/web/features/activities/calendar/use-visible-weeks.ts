import { useLayoutEffect, useRef, useState } from 'react';
import { firstWindow, moreWeeks } from '#domain/training/calendar-weeks.ts';

const pageHeight = () => document.documentElement.scrollHeight;

/** The weeks on the screen, and how to have more. What the golfer looks at stays where it is. */
export function useVisibleWeeks() {
  const [weeks, setWeeks] = useState(firstWindow);
  const heightBefore = useRef<number | null>(null);
  // What is added above would push the rest down; not every browser makes up for it.
  useLayoutEffect(() => {
    if (heightBefore.current === null) return;
    window.scrollBy({ top: pageHeight() - heightBefore.current, behavior: 'instant' });
    heightBefore.current = null;
  });
  return {
    weeks,
    loadEarlier: () => {
      heightBefore.current = pageHeight();
      setWeeks({ ...weeks, before: weeks.before + moreWeeks });
    },
    loadLater: () => setWeeks({ ...weeks, after: weeks.after + moreWeeks }),
  };
}
