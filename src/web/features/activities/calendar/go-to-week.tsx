import { type RefObject, useEffect, useState } from 'react';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { wantsStillness } from '#web/platform/device.ts';

/** What lies under the header is out of view as well. */
const headerPx = 64;

/** Floats at the bottom while the current week is scrolled out of view, and leads back to it. */
export function GoToWeek({ week }: { readonly week: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('activities');
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (week.current === null) return;
    const observer = new IntersectionObserver(
      (seen) => setAway(seen.at(-1)?.isIntersecting === false),
      { rootMargin: `-${headerPx}px 0px 0px 0px` },
    );
    observer.observe(week.current);
    return () => observer.disconnect();
  }, [week]);
  const go = () => {
    week.current?.scrollIntoView({
      block: 'start',
      behavior: wantsStillness() ? 'instant' : 'smooth',
    });
    week.current?.focus({ preventScroll: true });
  };
  if (!away) return null;
  return (
    <div className="cal-float">
      <button type="button" className="float-btn" onClick={go}>
        <Flag />
        {t('goToThisWeek')}
      </button>
    </div>
  );
}
