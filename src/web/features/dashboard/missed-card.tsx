import './missed-card.css';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { useMissed } from './use-missed.ts';

type MissedCardProps = {
  /** The oldest first. */
  readonly missed: readonly ScheduledSession[];
  readonly nextFreeDay: CalendarDate | null;
  readonly today: CalendarDate;
};

/** A weekday alone says which day was meant for this long. */
const daysOfAWeek = 7;

/** A session that was missed, without blame: to do today, later or not at all, one tap each. */
export function MissedCard({ missed, nextFreeDay, today }: MissedCardProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const title = useRef<HTMLHeadingElement>(null);
  const [handled, setHandled] = useState<readonly string[]>([]);
  const open = missed.filter((session) => !handled.includes(keyOf(session)));
  const [session] = open;
  const { move, skip, busyWith } = useMissed((id) => {
    const done = missed.find((one) => one.id === id);
    if (done) setHandled([...handled, keyOf(done)]);
    // The button goes away with its success: on to the next one, or to the screen.
    const next = open.length > 1 ? title.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
  });
  if (session === undefined) return null;
  const { id, scheduledDate, totalDuration: minutes } = session;
  const recent = daysBetween(scheduledDate, today) < daysOfAWeek;
  const choices = [
    { name: 'today', day: today, words: t('missed.today'), busy: t('missed.moving') },
    ...(nextFreeDay === null
      ? []
      : [
          {
            name: 'free',
            day: nextFreeDay,
            words: t('missed.free', {
              day: dates.weekdayShort(nextFreeDay, today),
            }),
            busy: t('missed.moving'),
          },
        ]),
  ];
  return (
    <section className="card card-padded missed" aria-labelledby="missed-title">
      <h2 className="heading-medium" id="missed-title" ref={title} tabIndex={-1}>
        {t('missed.title', {
          day: recent ? dates.weekdayLong(scheduledDate) : dates.day(scheduledDate, today),
        })}
      </h2>
      <p>
        <Link
          className="missed-session"
          to="/my-schedule/session/$scheduledSessionId"
          params={{ scheduledSessionId: id }}
        >
          {t('missed.what', { title: session.title, minutes })}
        </Link>
        {open.length > 1 && ` ${t('missed.more', { count: open.length - 1 })}`}
      </p>
      <div className="button-row">
        {choices.map(({ name, day, words, busy }) => (
          <Button
            key={name}
            variant={name === 'today' ? 'primary' : 'outline'}
            size="slim"
            busy={busyWith === day}
            busyText={busy}
            disabled={busyWith !== null && busyWith !== day}
            onClick={() => move(id, day)}
          >
            {words}
          </Button>
        ))}
        <Button
          variant="text"
          size="slim"
          busy={busyWith === 'skip'}
          busyText={t('missed.skipping')}
          disabled={busyWith !== null && busyWith !== 'skip'}
          onClick={() => skip(id)}
        >
          {t('missed.skip')}
        </Button>
      </div>
    </section>
  );
}

/** A session may be missed again on another day. */
const keyOf = ({ id, scheduledDate }: ScheduledSession) => `${id} ${scheduledDate}`;
