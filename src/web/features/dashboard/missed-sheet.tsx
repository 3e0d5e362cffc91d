import './missed-sheet.css';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useMissed } from './use-missed.ts';
import { useMissedDay } from './use-missed-day.ts';

export type MissedProps = {
  /** Oldest first. */
  readonly missed: readonly ScheduledSession[];
  readonly nextFreeDay: CalendarDate | null;
  readonly today: CalendarDate;
  /** Opens the dialog to choose any other day for a session. */
  readonly onMove: (session: ScheduledSession) => void;
};

type MissedSheetProps = MissedProps & {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called after a session was moved or skipped. */
  readonly onDone: (scheduledSessionId: string) => void;
};

/** Lets the golfer move each missed session to today or another day, or skip it. */
export function MissedSheet(props: MissedSheetProps) {
  const { open, onOpenChange, onDone, missed, ...choices } = props;
  const { t } = useTranslation('dashboard');
  const dayOf = useMissedDay(choices.today);
  const deciding = useMissed(missed, onDone);
  const [first] = missed;
  const single = missed.length === 1;
  const title =
    single && first
      ? t('missed.title', { day: dayOf(first) })
      : t('missed.titles', { count: missed.length });
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title}>
      <ul className="ruled missed-sessions">
        {missed.map((session) => (
          <li className="stack" key={session.id} aria-labelledby={`missed-${session.id}`}>
            <Choices {...{ session, deciding, single }} {...choices} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type ChoicesProps = Omit<MissedProps, 'missed'> & {
  readonly session: ScheduledSession;
  readonly deciding: ReturnType<typeof useMissed>;
  /** Whether this is the only session. If so, its first choice is the main button of the sheet. */
  readonly single: boolean;
};

function Choices({ session, deciding, single, nextFreeDay, today, onMove }: ChoicesProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { busyWith, move, skip } = deciding;
  const { id, scheduledDate, totalDuration: minutes } = session;
  const isBusy = (what: CalendarDate | 'skip') => busyWith?.id === id && busyWith.what === what;
  const moveTo = (day: CalendarDate, words: string, variant: 'primary' | 'outline') => (
    <Button
      variant={variant}
      busy={isBusy(day)}
      busyText={t('missed.moving')}
      disabled={busyWith !== null && !isBusy(day)}
      onClick={() => move(id, day)}
    >
      {words}
    </Button>
  );
  return (
    <>
      <div>
        <Link
          className="link"
          id={`missed-${id}`}
          to="/my-schedule/session/$scheduledSessionId"
          params={{ scheduledSessionId: id }}
        >
          <span lang={session.language}>{session.title}</span>
        </Link>
        <p className="row-text">
          {t('missed.what', { day: dates.day(scheduledDate, today), minutes })}
        </p>
      </div>
      <div className="even-columns">
        {moveTo(today, t('missed.today'), single ? 'primary' : 'outline')}
        {nextFreeDay !== null &&
          moveTo(
            nextFreeDay,
            t('missed.free', { day: dates.weekdayShort(nextFreeDay, today) }),
            'outline',
          )}
        <Button variant="outline" disabled={busyWith !== null} onClick={() => onMove(session)}>
          {t('missed.otherDay')}
        </Button>
        <Button
          variant="text"
          busy={isBusy('skip')}
          busyText={t('missed.skipping')}
          disabled={busyWith !== null && !isBusy('skip')}
          onClick={() => skip(id)}
        >
          {t('missed.skip')}
        </Button>
      </div>
    </>
  );
}
