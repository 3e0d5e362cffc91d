import './week-card.css';
import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { Flag } from '#web/golf/flag.tsx';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { weekId } from '../week/show-week.ts';
import { WeekFigures } from './week-figures.tsx';
import { isComplete, isRest } from './week-state.ts';

type WeekCardProps = {
  readonly week: WeekSummary;
  readonly current: boolean;
  /** Shown instead of "Current week" while the plan has not started. */
  readonly startsIn: string | null;
};

/** A week with its sessions, unless all are finished. The current week has a flag. */
export function WeekCard({ week, current, startsIn }: WeekCardProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber, sessions } = week;
  const complete = isComplete(week);
  return (
    <article className={current ? 'card open-week is-now' : 'card open-week'}>
      <Link
        className="open-week-head"
        id={weekId(weekNumber)}
        to="/my-schedule/week/$weekNumber"
        params={{ weekNumber: String(weekNumber) }}
      >
        {current && (
          <span className="open-week-flag">
            <Flag />
          </span>
        )}
        <h3 className="heading-medium">{t('schedule.week', { week: weekNumber })}</h3>
        <span className="muted">{dates.range(week.weekStart, week.weekEnd, useToday())}</span>
        {current && startsIn === null && (
          <span className="visually-hidden">{t('schedule.current')}</span>
        )}
        <WeekFigures week={week} />
      </Link>
      {current && startsIn && <p className="with-icon muted open-week-note">{startsIn}</p>}
      {complete && (
        <p className="with-icon muted open-week-note">
          <StatusIcon state="done" />
          {t('schedule.complete')}
        </p>
      )}
      {isRest(week) && (
        <p className="with-icon muted open-week-note">
          <StatusIcon state="rest" />
          {t('schedule.rest')}
        </p>
      )}
      {!complete && sessions.map((session) => <SessionLine key={session.id} session={session} />)}
    </article>
  );
}

function SessionLine({ session }: { readonly session: ScheduledSession }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const status = sessionStateOf(session, useToday());
  return (
    <Link
      className={`list-row session-line is-${status}`}
      to="/my-schedule/session/$scheduledSessionId"
      params={{ scheduledSessionId: session.id }}
    >
      <StatusIcon state={status} />
      <span className="session-line-day">{dates.weekday(session.scheduledDate)}</span>
      <b className="row-title" lang={session.language}>
        {session.title}
      </b>
      <span className="visually-hidden">{t(`status.${status}`)}</span>
      <WaitingMark id={session.id} />
      <span className="row-number number">
        {session.totalDuration} <small>{t('minutesUnit')}</small>
      </span>
    </Link>
  );
}
