import './session-line.css';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';

/** A session of a week as one line. */
export function SessionLine({ session }: { readonly session: ScheduledSession }) {
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
