import './next-card.css';
import type { DashboardPayload } from '#contract/dashboard.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { SessionPicture } from './session-picture.tsx';

type NextCardProps = {
  readonly next: NonNullable<DashboardPayload['nextSession']>;
  readonly today: CalendarDate;
};

/** The session that comes after today's. */
export function NextCard({ next, today }: NextCardProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { title, totalDuration: minutes, exerciseCount: count } = next;
  // A device that has been offline for more than two weeks does not know the exercises.
  const facts =
    count > 0 ? t('next.text', { minutes, count }) : t('today.exerciseMinutes', { minutes });
  return (
    <section className="card card-padded next-card" aria-labelledby="next-title">
      <SectionHead
        id="next-title"
        title={t('next.title')}
        aside={dates.weekdayShort(next.scheduledDate, today)}
      />
      <Link
        to="/my-schedule/session/$scheduledSessionId"
        params={{ scheduledSessionId: next.id }}
        className="list-row next-card-session"
      >
        <SessionPicture card="next" session={next} />
        <span>
          <b className="row-title" lang={next.language}>
            {title}
          </b>
          <span className="row-text">{facts}</span>
          <FocusTag focus={next.focus} />
        </span>
      </Link>
    </section>
  );
}
