import '#web/ui/button.css';
import './rest-card.css';
import { ChevronRight } from 'lucide-react';
import type { Enrollment, ScheduledSession } from '#contract/training-schemas.ts';
import { addDays, type CalendarDate } from '#domain/calendar-date.ts';
import { Contours } from '#web/golf/contours.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Link } from '#web/router/link.tsx';
import { Docked } from './docked.tsx';

type RestCardProps = {
  readonly today: CalendarDate;
  readonly lastTrainedOn: CalendarDate | null;
  readonly next: ScheduledSession | null;
  readonly pause: Enrollment['pause'];
};

function RestingBall() {
  return (
    <svg className="rest-ball" viewBox="0 0 90 60" aria-hidden>
      <path
        d="M20 26l54 24"
        stroke="var(--diagram-shadow)"
        strokeOpacity={0.2}
        strokeWidth={24}
        strokeLinecap="round"
      />
      <circle cx="22" cy="24" r="15" fill="var(--diagram-ball)" />
      <path
        d="M15 18h.01M22 15h.01M29 18h.01M18 24h.01M26 24h.01M22 31h.01"
        stroke="#c9d3c6"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    </svg>
  );
}

function NextUp({ next, today }: { next: ScheduledSession; today: CalendarDate }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const tomorrow = next.scheduledDate === addDays(today, 1);
  const when = { day: dates.day(next.scheduledDate, today), minutes: next.totalDuration };
  return (
    <Link
      className={`list-row next-up focus-${next.focus}`}
      to="/my-schedule/session/$scheduledSessionId"
      params={{ scheduledSessionId: next.id }}
    >
      <FocusIcon name={next.focus} />
      <span>
        <b className="row-title">{t('rest.next', { title: next.title })}</b>
        <span className="row-text">{t(tomorrow ? 'rest.tomorrow' : 'rest.nextOn', when)}</span>
      </span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </Link>
  );
}

/** Shown on days without a session. Says that rest is part of the plan, and what comes next. */
export function RestCard({ today, lastTrainedOn, next, pause }: RestCardProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const paused = pause !== null && pause.from <= today;
  const trainedYesterday = lastTrainedOn === addDays(today, -1);
  return (
    <article className="card rest-card" aria-labelledby="rest-title">
      <Contours seed="rest" tone="sand" />
      <RestingBall />
      <div className="rest-body">
        <h2 className="heading-large" id="rest-title">
          {t('rest.title')}
        </h2>
        <p className="muted">
          {paused
            ? t('rest.paused', { day: dates.day(pause.to, today) })
            : t(trainedYesterday ? 'rest.afterWork' : 'rest.text')}
        </p>
        {next && <NextUp next={next} today={today} />}
        <Docked>
          <Link className="button button-primary" to="/my-schedule">
            {t('rest.schedule')}
          </Link>
        </Docked>
      </div>
    </article>
  );
}
