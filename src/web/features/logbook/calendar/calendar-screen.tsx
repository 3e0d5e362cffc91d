import './calendar-screen.css';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { CalendarWeeks } from './calendar-weeks.tsx';
import { useCalendar } from './use-calendar.ts';

type CalendarScreenProps = {
  /** Opens the dialog to add an activity on that date. Passed in because it belongs to another feature. */
  readonly onAdd?: ((date: CalendarDate) => void) | undefined;
};

export function CalendarScreen({ onAdd }: CalendarScreenProps) {
  const { t } = useTranslation('logbook');
  return (
    <QueryBoundary
      skeleton={<CalendarSkeleton />}
      title={t('failed.title')}
      safe={t('failed.safe')}
    >
      <Calendar onAdd={onAdd} />
    </QueryBoundary>
  );
}

function Calendar({ onAdd }: CalendarScreenProps) {
  const { items, enrollment } = useCalendar();
  if (enrollment === null && items.length === 0) return <NoSchedule />;
  return <CalendarWeeks items={items} enrollment={enrollment} onAdd={onAdd} />;
}

function NoSchedule() {
  const { t } = useTranslation('logbook');
  return (
    <div className="gutter">
      <EmptyView
        title={t('none.title')}
        action={
          <Button size="tall" asChild>
            <Link to="/programs">{t('none.browse')}</Link>
          </Button>
        }
      >
        {t('none.text')}
      </EmptyView>
    </div>
  );
}

const weeks = ['last', 'this', 'next'];
const days = [1, 2, 3, 4, 5, 6, 7];

function CalendarSkeleton() {
  return (
    <SkeletonScreen className="gutter page-wide calendar calendar-skeleton">
      <div className="between between-wrap calendar-tools">
        <Skeleton width={126} height={44} radius={14} />
      </div>
      {weeks.map((week) => (
        <div className="calendar-week" key={week}>
          <div className="calendar-week-head">
            <Skeleton width={150} height={26} />
            <Skeleton width={70} height={20} />
          </div>
          <div className="calendar-days">
            {days.map((day) => (
              <div className="calendar-day" key={day}>
                <Skeleton width={34} height={44} />
                <Skeleton width="100%" height={52} radius={12} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
