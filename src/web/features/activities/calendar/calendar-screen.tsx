import { Link } from '@tanstack/react-router';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { CalendarWeeks } from './calendar-weeks.tsx';
import { useCalendar } from './use-calendar.ts';
import './calendar.css';

type CalendarScreenProps = {
  /** Opens the dialog to add an activity on that date; handed in, since it belongs to another feature. */
  readonly onAdd?: ((date: CalendarDate) => void) | undefined;
};

export function CalendarScreen({ onAdd }: CalendarScreenProps) {
  const { t } = useTranslation('activities');
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
  const { t } = useTranslation('activities');
  return (
    <div className="wrap">
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
