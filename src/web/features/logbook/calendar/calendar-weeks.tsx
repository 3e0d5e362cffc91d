import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { training } from '#contract/training.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import {
  type CalendarWeek,
  type CalendarWindow,
  calendarWeeks,
  firstWindow,
  moreWeeks,
} from '#domain/training/calendar-weeks.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { wantsStillness } from '#web/platform/browser/device-traits.ts';
import { useToday } from '#web/platform/session/today.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { ActivityDialog } from './activity-dialog.tsx';
import { CalendarKey } from './calendar-key.tsx';
import { useFrozenValue } from './use-calendar.ts';
import { useFocusMovedSession } from './use-focus-moved-session.ts';
import { useMoveOptions } from './use-move-options.ts';
import { useOpenOn } from './use-open-on.ts';
import { Week } from './week.tsx';

type CalendarWeeksProps = {
  readonly items: readonly CalendarItem[];
  readonly enrollment: Enrollment | null;
  readonly onAdd: ((date: CalendarDate) => void) | undefined;
};

/** The activity whose dialog was opened last. `times` is its key, so that each opening starts fresh. */
type Asked = { readonly item: CalendarItem; readonly open: boolean; readonly times: number };

/** The weeks around today. The golfer can load more. */
export function CalendarWeeks({ onAdd, ...live }: CalendarWeeksProps) {
  const { t } = useTranslation('logbook');
  const { weeks, loadEarlier, loadLater } = useVisibleWeeks();
  const [dragging, setDragging] = useState(false);
  const items = useFrozenValue(live.items, dragging);
  const enrollment = useFrozenValue(live.enrollment, dragging);
  const today = useFrozenValue(useToday(), dragging);
  const [asked, setAsked] = useState<Asked | null>(null);
  const currentWeek = useRef<HTMLElement>(null);
  useOpenOn(currentWeek);
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  const moveOptions = useMoveOptions(useFocusMovedSession(items), titleOf);
  const move = useAction(training.reschedule, moveOptions);

  const actions = {
    onAdd,
    onOpen: (item: CalendarItem) => setAsked({ item, open: true, times: (asked?.times ?? 0) + 1 }),
    onDragging: setDragging,
    onDrop: (sessionId: string, newDate: CalendarDate) => {
      if (newDate < today) toast({ title: t('move.past'), variant: 'note' });
      else move.send({ params: { sessionId }, body: { newDate } });
    },
  };
  return (
    <div className="gutter page-wide calendar">
      <div className="between between-wrap calendar-tools">
        <LoadMore direction="earlier" icon={ChevronUp} onLoad={loadEarlier} />
        <CalendarKey />
      </div>
      {calendarWeeks(today, weeks).map((week) => (
        <Week
          key={week.weekStart}
          week={week}
          items={items.filter(({ date }) => lies(date, week))}
          planned={items.filter(({ data }) => lies(data.scheduledDate, week)).length}
          enrollment={enrollment}
          actions={actions}
          ref={week.isCurrent ? currentWeek : undefined}
        />
      ))}
      <LoadMore direction="later" icon={ChevronDown} onLoad={loadLater} />
      {/* Each week is a different element to observe. */}
      <GoToWeek key={mondayOf(today)} week={currentWeek} />
      {asked && (
        <ActivityDialog
          key={asked.times}
          item={asked.item}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          moveOptions={moveOptions}
        />
      )}
    </div>
  );
}

const lies = (date: CalendarDate | undefined, { weekStart, weekEnd }: CalendarWeek) =>
  date !== undefined && weekStart <= date && date <= weekEnd;

type LoadMoreProps = {
  readonly direction: 'earlier' | 'later';
  readonly icon: LucideIcon;
  readonly onLoad: () => void;
};

function LoadMore({ direction, icon: Icon, onLoad }: LoadMoreProps) {
  const { t } = useTranslation('logbook');
  return (
    <Button
      variant="outline"
      size="slim"
      className="calendar-more"
      aria-label={`${t('loadMore')}, ${t(direction)}`}
      onClick={onLoad}
    >
      <Icon className="icon icon-small" aria-hidden />
      {t('loadMore')}
    </Button>
  );
}

/** Content behind the header counts as out of view. */
const headerPx = 64;

/** Floats at the bottom while the current week is scrolled out of view. Pressing it scrolls back to that week. */
function GoToWeek({ week }: { readonly week: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('logbook');
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
    <div className="calendar-jump" ref={bottomBar}>
      <button type="button" className="button button-primary jump-button" onClick={go}>
        <Flag />
        {t('goToThisWeek')}
      </button>
    </div>
  );
}

const pageHeight = () => document.documentElement.scrollHeight;

/** Remembers the loaded weeks as long as the cached data, for when the golfer comes back to the calendar. */
const loadedWindows = new WeakMap<QueryClient, CalendarWindow>();

/** The visible weeks and functions to load more. The golfer's scroll position does not change visibly. */
function useVisibleWeeks() {
  const client = useQueryClient();
  const [weeks, setWeeks] = useState(() => loadedWindows.get(client) ?? firstWindow);
  const show = (more: CalendarWindow) => {
    loadedWindows.set(client, more);
    setWeeks(more);
  };
  const heightBefore = useRef<number | null>(null);
  // Weeks added above would push the content down. Not every browser compensates for this.
  useLayoutEffect(() => {
    if (heightBefore.current === null) return;
    window.scrollBy({ top: pageHeight() - heightBefore.current, behavior: 'instant' });
    heightBefore.current = null;
  });
  return {
    weeks,
    loadEarlier: () => {
      heightBefore.current = pageHeight();
      show({ ...weeks, before: weeks.before + moreWeeks });
    },
    loadLater: () => show({ ...weeks, after: weeks.after + moreWeeks }),
  };
}
