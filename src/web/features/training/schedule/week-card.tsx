import './week-card.css';
import type { WeekSummary } from '#contract/training-schemas.ts';
import { Flag } from '#web/golf/flag.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { weekId } from '../week/show-week.ts';
import { SessionLine } from './session-line.tsx';
import { WeekFigures } from './week-figures.tsx';
import { isComplete, isRest } from './week-state.ts';

type WeekCardProps = {
  readonly week: WeekSummary;
  /** Shown instead of "Current week" while the plan has not started. */
  readonly startsIn: string | null;
};

/** The current week with its sessions, unless all are finished. */
export function WeekCard({ week, startsIn }: WeekCardProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { weekNumber, sessions } = week;
  const complete = isComplete(week);
  return (
    <article className="card open-week">
      <Link
        className="open-week-head"
        id={weekId(weekNumber)}
        to="/my-schedule/week/$weekNumber"
        params={{ weekNumber: String(weekNumber) }}
      >
        <span className="open-week-flag">
          <Flag />
        </span>
        <h3 className="heading-medium">{t('schedule.week', { week: weekNumber })}</h3>
        <span className="muted">{dates.range(week.weekStart, week.weekEnd, useToday())}</span>
        {startsIn === null && <span className="visually-hidden">{t('schedule.current')}</span>}
        <WeekFigures week={week} />
      </Link>
      {startsIn && <p className="with-icon muted open-week-note">{startsIn}</p>}
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
