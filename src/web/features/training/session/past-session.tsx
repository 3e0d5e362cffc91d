import '#web/ui/facts.css';
import './past-session.css';
import { Star } from 'lucide-react';
import type { Completion } from '#contract/training-schemas.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import type { SessionDetails } from './session-details.ts';

const stars = [1, 2, 3, 4, 5];

function Rating({ rating }: { rating: number }) {
  const { t } = useTranslation('training');
  return (
    <p className="past-session-stars">
      {stars.map((star) => (
        <Star key={star} className={star <= rating ? 'icon is-on' : 'icon'} aria-hidden />
      ))}
      <span className="small muted">{t('past.rating', { rating })}</span>
    </p>
  );
}

function Facts({ completion, total }: { completion: Completion; total: number }) {
  const { t } = useTranslation('training');
  const { duration, completedExercises } = completion;
  return (
    <dl className="facts">
      <div>
        <dt>{t('past.minutes')}</dt>
        <dd className="number">{duration}</dd>
      </div>
      <div>
        <dt>{t('past.exercises')}</dt>
        <dd className="number">
          {t('past.exercisesDone', { done: completedExercises.length, total })}
        </dd>
      </div>
    </dl>
  );
}

/** How a session ended, and what the golfer said about it. */
export function PastSession({ details }: { details: SessionDetails }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const today = useToday();
  const { timeZone } = useGolfer();
  const { scheduledSession, completion, session } = details;
  const skipped = scheduledSession.status === 'skipped';
  const completedOn =
    completion && todayIn(timeZone, Temporal.Instant.from(completion.completedAt));
  return (
    <section className="past-session gutter" aria-label={t('past.label')}>
      <p className={skipped ? 'past-session-state is-skipped' : 'past-session-state'}>
        <StatusIcon state={skipped ? 'skipped' : 'done'} />
        {skipped && t('past.skipped')}
        {completedOn && t('past.completedOn', { day: dates.day(completedOn, today) })}
      </p>
      {completion && (
        <>
          <Rating rating={completion.rating} />
          <Facts completion={completion} total={session.exercises.length} />
          {completion.notes && (
            <div>
              <h3 className="small muted">{t('past.notes')}</h3>
              <p className="past-session-notes">{completion.notes}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
}
