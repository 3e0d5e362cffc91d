import '#web/ui/check-row.css';
import './week-session.css';
import { Check } from 'lucide-react';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { Flag } from '#web/golf/flag.tsx';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { MoveSession } from '../plan-dialogs/move-session.tsx';

type WeekSessionProps = {
  readonly session: ScheduledSession;
  /** Called when the golfer presses the checkbox. */
  readonly onComplete: () => void;
};

/** A session of a week. The fill shows the status, an icon with text the focus. */
export function WeekSession({ session, onComplete }: WeekSessionProps) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { scheduledDate, title, focus, status, isToday } = session;
  const shownStatus = sessionStateOf(session, useToday());
  return (
    <li className={`week-session focus-${focus} is-${shownStatus}${isToday ? ' is-now' : ''}`}>
      <Link
        className="week-session-link"
        to="/my-schedule/session/$scheduledSessionId"
        params={{ scheduledSessionId: session.id }}
      >
        <span className="week-session-day">
          <span>{dates.weekday(scheduledDate)}</span>
          <b className="number number-medium">{dates.dayOfMonth(scheduledDate)}</b>
          {isToday && (
            <>
              <Flag />
              <span className="visually-hidden">{t('status.today')}</span>
            </>
          )}
        </span>
        <span>
          <b className="heading-small" lang={session.language}>
            {title}
          </b>
          <span className="week-session-details">
            <FocusTag focus={focus} />
            <span className="muted small">
              {status === 'planned'
                ? t('minutes', { minutes: session.totalDuration })
                : t(`status.${status}`)}
            </span>
            {shownStatus === 'missed' && (
              <span className="week-session-missed small">
                <StatusIcon state="missed" />
                {t('status.missed')}
              </span>
            )}
            <MovedBadge session={session} />
            <WaitingMark id={session.id} />
          </span>
        </span>
      </Link>
      {status === 'planned' ? (
        <>
          <MoveSession session={session} look="icon" />
          {/* Stays unchecked until the golfer confirms in the dialog. */}
          {/* biome-ignore lint/a11y/useSemanticElements: an input would check itself when pressed */}
          <button
            type="button"
            role="checkbox"
            aria-checked={false}
            className="icon-button check-button"
            aria-label={t('week.complete', { title })}
            onClick={onComplete}
          >
            <span className="check">
              <Check className="icon" aria-hidden />
            </span>
          </button>
        </>
      ) : (
        <StatusIcon state={shownStatus} />
      )}
    </li>
  );
}

/** "w4" on a session that was moved here from week 4. */
function MovedBadge({ session }: Pick<WeekSessionProps, 'session'>) {
  const { t } = useTranslation('training');
  const { originalWeekNumber: week, weekNumber } = session;
  if (week === weekNumber) return null;
  return (
    <span className="week-session-moved number" title={t('week.moved', { week })}>
      <span aria-hidden>{t('week.movedShort', { week })}</span>
      <span className="visually-hidden">{t('week.moved', { week })}</span>
    </span>
  );
}
