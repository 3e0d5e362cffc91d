import './session-head.css';
import { Clock, Star } from 'lucide-react';
import type { Ref } from 'react';
import { todayIn } from '#domain/calendar-date.ts';
import { Flag } from '#web/golf/flag.tsx';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { WaitingMark } from '#web/platform/queue/waiting-mark.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import type { SessionDetails } from './session-details.ts';

/** Sessions may take up to five minutes longer, for walking and tidying up. */
const spareMinutes = 5;

type SessionHeadProps = {
  readonly details: SessionDetails;
  readonly title: Ref<HTMLHeadingElement>;
};

/** Title and description of the session, and its planned day or how it ended. The fixed line about warming up goes with the description. */
export function SessionHead({ details, title }: SessionHeadProps) {
  const { t } = useTranslation('training');
  const { session, scheduledSession, completion } = details;
  const { focus, totalDuration: from } = session;
  return (
    <div className="session-head gutter">
      {scheduledSession.status === 'planned' ? (
        <PlannedDay details={details} />
      ) : (
        <HowItEnded details={details} />
      )}
      <h2 className="heading-huge" ref={title} tabIndex={-1} lang={session.language}>
        {session.title}
      </h2>
      <p className="facts-line">
        <WaitingMark id={scheduledSession.id} look="words" />
        <FocusTag focus={focus} />
        {completion ? (
          <Rating rating={completion.rating} />
        ) : (
          <span>
            <Clock className="icon" aria-hidden />
            {t('minutesSpan', { from, to: from + spareMinutes })}
          </span>
        )}
        <span>{t('drill.count', { count: session.exercises.length })}</span>
      </p>
      <p className="session-lead muted">
        <span lang={session.language}>{session.description}</span> {t('ready.warmUp')}
      </p>
    </div>
  );
}

/** "Today, Thursday 14 May", with the flag; or that the session was missed on its day. */
function PlannedDay({ details: { scheduledSession } }: Pick<SessionHeadProps, 'details'>) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const day = dates.day(scheduledSession.scheduledDate, today);
  const state = sessionStateOf(scheduledSession, today);
  if (state === 'missed')
    return (
      <p className="session-end is-missed">
        <StatusIcon state="missed" />
        <span>
          <b>{t('status.missed')}</b> {day}
        </span>
      </p>
    );
  if (state !== 'today') return <p className="session-day muted">{day}</p>;
  return (
    <p className="session-day is-today">
      <Flag />
      {t('status.today')}, {day}
    </p>
  );
}

/** "Completed today, 47 min". Also names the planned day if it was a different one. */
function HowItEnded({ details }: Pick<SessionHeadProps, 'details'>) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  const { scheduledSession, completion } = details;
  const plannedDay = dates.day(scheduledSession.scheduledDate, today);
  const completedOn =
    completion && todayIn(timeZone, Temporal.Instant.from(completion.completedAt));
  return (
    <>
      <p className={completion ? 'session-end' : 'session-end is-skipped'}>
        <StatusIcon state={completion ? 'done' : 'skipped'} />
        {completion && completedOn ? (
          <span>
            <b>{t('past.completed')}</b>{' '}
            {completedOn === today
              ? t('past.today', { minutes: completion.duration })
              : t('past.onDay', {
                  day: dates.day(completedOn, today),
                  minutes: completion.duration,
                })}
          </span>
        ) : (
          <span>
            <b>{t('past.skipped')}</b> {t('past.skippedText')}
          </span>
        )}
      </p>
      {completedOn !== scheduledSession.scheduledDate && (
        <p className="muted">{t('past.plannedFor', { day: plannedDay })}</p>
      )}
    </>
  );
}

const stars = [1, 2, 3, 4, 5];

function Rating({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('training');
  return (
    <span className="session-stars">
      {stars.map((star) => (
        <Star key={star} className={star <= rating ? 'icon is-on' : 'icon'} aria-hidden />
      ))}
      <span className="visually-hidden">{t('past.rating', { rating })}</span>
    </span>
  );
}
