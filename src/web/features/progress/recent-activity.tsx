import './recent-activity.css';
import { useQuery } from '@tanstack/react-query';
import { LandPlot, Target } from 'lucide-react';
import { activities, type CalendarItem } from '#contract/activities.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { useFreshEachDay, useToday } from '#web/platform/session/today.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const itemsQuery = query(activities.calendar);
const shown = 5;

/** What was done last, the newest first: sessions, practice and rounds. */
export function newestOf(items: readonly CalendarItem[]): CalendarItem[] {
  return items
    .filter((item) => item.isCompleted)
    .toReversed()
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, shown);
}

/** The five newest of what the golfer has done. The rest of the screen does not wait for it. */
export function RecentActivity() {
  const { t } = useTranslation('progress');
  const { data, isError, refetch, dataUpdatedAt } = useQuery(itemsQuery);
  // What was logged for a coming day is an activity once that day is there.
  useFreshEachDay(itemsQuery.queryKey, dataUpdatedAt);
  return (
    <section className="progress-recent" aria-labelledby="recent">
      <SectionHead id="recent" title={t('recent.title')} />
      {data ? (
        <Items items={newestOf(data)} />
      ) : isError ? (
        <EmptyState
          title={t('recent.failed')}
          action={
            <Button variant="outline" size="slim" onClick={() => void refetch()}>
              {t('recent.again')}
            </Button>
          }
        />
      ) : (
        <Skeleton width="100%" height={300} radius={14} />
      )}
    </section>
  );
}

function Items({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('progress');
  if (items.length === 0) return <p className="muted">{t('recent.none')}</p>;
  return (
    <ul className="recent-activity">
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Item({ item }: { item: CalendarItem }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const { session, scheduledDate } = item.data;
  const focus = session?.focus;
  return (
    <li className={focus && `focus-${focus}`}>
      {focus ? <FocusIcon name={focus} /> : <Icon type={item.type} />}
      <span>
        <b className="row-title">{item.title}</b>
        <span className="row-text">
          <Figures item={item} />
        </span>
        {scheduledDate !== undefined && scheduledDate !== item.date && (
          <span className="row-text">
            {t('recent.plannedOn', { day: dates.weekdayShort(scheduledDate, today) })}
          </span>
        )}
      </span>
      <span className="small muted">{dates.weekdayShort(item.date, today)}</span>
    </li>
  );
}

function Icon({ type }: Pick<CalendarItem, 'type'>) {
  const Shape = type === 'golf_round' ? LandPlot : Target;
  return <Shape className="icon" aria-hidden />;
}

function Figures({ item: { duration: minutes, data } }: { item: CalendarItem }) {
  const { t } = useTranslation('progress');
  const { holes, totalScore: score = 0, rating } = data;
  if (holes !== undefined) return t('recent.round', { holes, score });
  return rating === undefined
    ? t('recent.minutes', { minutes })
    : t('recent.stars', { minutes, count: rating });
}
