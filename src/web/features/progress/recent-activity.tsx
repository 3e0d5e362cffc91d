import './recent-activity.css';
import { LandPlot, Target } from 'lucide-react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const shown = 5;

/** The latest completed sessions, practices, and rounds, newest first. */
export function newestOf(items: readonly CalendarItem[]): CalendarItem[] {
  return items
    .filter((item) => item.isCompleted)
    .toReversed()
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, shown);
}

/** The golfer's five latest activities. @param items the latest activities, oldest first */
export function RecentActivity({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('progress');
  return (
    <section className="card card-padded" aria-labelledby="recent">
      <SectionHead id="recent" title={t('recent.title')} />
      <Items items={newestOf(items)} />
    </section>
  );
}

function Items({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('progress');
  if (items.length === 0) return <p className="muted">{t('recent.none')}</p>;
  return (
    <ul className="ruled recent-activity">
      {items.map((item) => (
        <li key={item.id}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

/** A round leads to its page. */
function Item({ item }: { item: CalendarItem }) {
  const focus = item.data.session?.focus;
  const look = focus ? `list-row focus-${focus}` : 'list-row';
  if (item.type !== 'golf_round') {
    return (
      <div className={look}>
        <Content item={item} />
      </div>
    );
  }
  return (
    <Link className={look} to="/rounds/$id" params={{ id: item.id }}>
      <Content item={item} />
    </Link>
  );
}

function Content({ item }: { item: CalendarItem }) {
  const { t } = useTranslation('progress');
  const dates = useDates();
  const today = useToday();
  const { session, scheduledDate } = item.data;
  return (
    <>
      {session ? <FocusIcon name={session.focus} /> : <Icon type={item.type} />}
      <span>
        <b className="row-title">{item.title}</b>
        <span className="row-text">
          <Figures item={item} />
          <WaitingMark id={item.id} />
        </span>
        {scheduledDate !== undefined && scheduledDate !== item.date && (
          <span className="row-text">
            {t('recent.plannedOn', { day: dates.weekdayShort(scheduledDate, today) })}
          </span>
        )}
      </span>
      <span className="small muted">{dates.weekdayShort(item.date, today)}</span>
    </>
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
