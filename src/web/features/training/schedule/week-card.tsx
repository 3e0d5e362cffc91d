import { Link } from '@tanstack/react-router';
import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { Flag } from '#web/golf/flag.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { weekId } from '../week/show-week.ts';
import { statusOf } from './session-state.ts';
import { WeekFigures } from './week-figures.tsx';
import { isComplete, isRest } from './week-state.ts';

type WeekCardProps = { readonly week: WeekSummary; readonly current: boolean };

/** A week and, while something is left to do in it, its sessions. The flag stands on the current one. */
export function WeekCard({ week, current }: WeekCardProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber, sessions } = week;
  const complete = isComplete(week);
  return (
    <article className={current ? 'card wk-open is-now' : 'card wk-open'}>
      <Link
        className="wk-head"
        id={weekId(weekNumber)}
        to="/my-schedule/week/$weekNumber"
        params={{ weekNumber: String(weekNumber) }}
      >
        {current && (
          <span className="wk-flag">
            <Flag />
          </span>
        )}
        <h3 className="h-md">{t('schedule.week', { week: weekNumber })}</h3>
        <span className="soft">{dates.range(week.weekStart, week.weekEnd)}</span>
        {current && <span className="sr">{t('schedule.current')}</span>}
        <WeekFigures week={week} />
      </Link>
      {complete && (
        <p className="wk-note">
          <StatusIcon state="done" />
          {t('schedule.complete')}
        </p>
      )}
      {isRest(week) && (
        <p className="wk-note">
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
  const status = statusOf(session);
  return (
    <Link
      className={`line is-${status}`}
      to="/my-schedule/session/$scheduledSessionId"
      params={{ scheduledSessionId: session.id }}
    >
      <StatusIcon state={status} />
      <span className="line-d">{dates.weekday(session.scheduledDate)}</span>
      <b className="row-t">{session.title}</b>
      <span className="sr">{t(`status.${status === 'today' ? 'today' : session.status}`)}</span>
      <span className="row-n num">
        {session.totalDuration} <small>{t('minutesUnit')}</small>
      </span>
    </Link>
  );
}
