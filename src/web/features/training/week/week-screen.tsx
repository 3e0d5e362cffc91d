import './week-screen.css';
import { Fragment, type ReactNode, useState } from 'react';
import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { countSessions, daysDoneOf, daysPerWeek } from '#domain/training/week-bars.ts';
import { runsOfText } from '#domain/training/week-texts.ts';
import { useStartsIn } from '#web/golf/plan-week.tsx';
import { SessionCounts } from '#web/golf/session-counts.tsx';
import { richText, useTranslation } from '#web/i18n/translation.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { bold } from '#web/ui/bold.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { usePlan } from '../schedule/use-plan.ts';
import { isRest } from '../schedule/week-state.ts';
import { WeekHead } from './week-head.tsx';
import { WeekSession } from './week-session.tsx';
import { WeekSide } from './week-side.tsx';

/** The session that the golfer wants to complete, and the state of its dialog. */
export type CompleteRequest = {
  readonly session: ScheduledSession;
  readonly open: boolean;
  readonly onClose: () => void;
};

type WeekScreenProps = {
  readonly weekNumber: number;
  /** Renders the Complete Session dialog; passed in, because it belongs to sessions. */
  readonly renderComplete: (request: CompleteRequest) => ReactNode;
};

export function WeekScreen({ weekNumber, renderComplete }: WeekScreenProps) {
  const { t } = useTranslation('training');
  return (
    <QueryBoundary
      skeleton={<WeekSkeleton />}
      title={t('week.failed.title')}
      safe={t('week.failed.safe')}
    >
      <FindWeek weekNumber={weekNumber} renderComplete={renderComplete} />
    </QueryBoundary>
  );
}

function FindWeek({ weekNumber, renderComplete }: WeekScreenProps) {
  const { t } = useTranslation('training');
  const { enrollment, weeks } = usePlan();
  const week = weeks.find((each) => each.weekNumber === weekNumber);
  if (enrollment === null || week === undefined) {
    return (
      <div className="gutter">
        <EmptyState
          title={t('week.notFound.title')}
          text={t('week.notFound.text')}
          action={
            <Link className="button button-outline" to="/my-schedule">
              {t('toSchedule')}
            </Link>
          }
        />
      </div>
    );
  }
  return (
    <Week
      week={week}
      totalWeeks={weeks.length}
      currentWeek={enrollment.currentWeek}
      startDate={enrollment.startDate}
      renderComplete={renderComplete}
    />
  );
}

type WeekProps = Pick<WeekScreenProps, 'renderComplete'> & {
  readonly week: WeekSummary;
  readonly totalWeeks: number;
  readonly currentWeek: number;
  /** The first day of the plan. */
  readonly startDate: CalendarDate;
};

function Week({ week, totalWeeks, currentWeek, startDate, renderComplete }: WeekProps) {
  const { t } = useTranslation('training');
  const { weekNumber, sessions } = week;
  useScreen({ name: t('week.title', { week: weekNumber }) });
  const startsIn = useStartsIn({ startDate });
  const [asked, setAsked] = useState<ScheduledSession | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (session: ScheduledSession) => {
    setAsked(session);
    setOpen(true);
  };
  return (
    <div className={isRest(week) ? 'gutter week-screen is-rest' : 'gutter week-screen page-wide'}>
      <div className="stack">
        <WeekHead week={week} totalWeeks={totalWeeks} />
        {!isRest(week) && <WeekProgress week={week} startDate={startDate} />}
        {isRest(week) ? (
          <>
            <WeekFocus text={week.description} />
            <p className="muted">{t('week.rest')}</p>
          </>
        ) : (
          <section className="stack" aria-label={t('week.list')}>
            {runsOfText(sessions).map(({ text, language, sessions }, index) => (
              <Fragment key={sessions[0]?.id}>
                <WeekFocus text={text} language={language} titled={index === 0} />
                <ol className="stack-small week-sessions">
                  {sessions.map((session) => (
                    <WeekSession
                      key={session.id}
                      session={session}
                      onComplete={() => ask(session)}
                    />
                  ))}
                </ol>
              </Fragment>
            ))}
          </section>
        )}
        {weekNumber !== currentWeek && (
          <Link
            className="link is-centered"
            to="/my-schedule/week/$weekNumber"
            params={{ weekNumber: String(currentWeek) }}
          >
            {startsIn ? t('week.goToFirst', { startsIn }) : t('week.goToCurrent')}
          </Link>
        )}
      </div>
      {!isRest(week) && <WeekSide week={week} />}
      {asked && renderComplete({ session: asked, open, onClose: () => setOpen(false) })}
    </div>
  );
}

type WeekFocusProps = {
  readonly text: string | null;
  /** The language of the text. */
  readonly language?: string;
  /** Whether to show the heading; only the first text of a week has it. */
  readonly titled?: boolean;
};

/** The focus of the sessions below it. */
function WeekFocus({ text, language, titled = true }: WeekFocusProps) {
  const { t } = useTranslation('training');
  return (
    <div className="week-focus">
      {titled && <h3 className="row-title small muted">{t('week.focus')}</h3>}
      <p className="week-focus-text" {...(text && { lang: language })}>
        {text || t('week.noFocus')}
      </p>
    </div>
  );
}

function WeekSkeleton() {
  return (
    <SkeletonScreen className="gutter week-screen page-wide">
      <div className="stack">
        <div className="week-head">
          <Skeleton width={48} height={48} radius={24} />
          <Skeleton width={130} height={57} />
          <Skeleton width={48} height={48} radius={24} />
        </div>
        <Skeleton width="100%" height={38} />
        <Skeleton width="80%" height={88} />
        <Skeleton width="100%" height={84} radius={18} />
        <Skeleton width="100%" height={84} radius={18} />
        <Skeleton width="100%" height={84} radius={18} />
      </div>
      <div className="stack">
        <Skeleton width="100%" height={178} radius={20} />
        <Skeleton width="100%" height={240} radius={20} />
      </div>
    </SkeletonScreen>
  );
}

/** A bar for the sessions of the week with ticks for its days, and counts of its sessions. */
function WeekProgress({ week, startDate }: Pick<WeekProps, 'week' | 'startDate'>) {
  const { t, parts } = useTranslation('training');
  const { completedSessions: done, totalSessions: total } = week;
  const today = useToday();
  const days = daysDoneOf(week.weekStart, { startDate, today });
  return (
    <div className="stack-small week-progress">
      <ProgressBar
        share={done / total}
        label={t('week.progress')}
        text={t('week.progressText', { done, total, days })}
      />
      <div className="week-days" aria-hidden>
        {Array.from({ length: daysPerWeek }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never change places
          <i key={day} {...(day < days && { className: 'is-done' })} />
        ))}
      </div>
      <p className="between small muted">
        <span>{richText(parts('week.done', { done, total, b: bold }))}</span>
        <SessionCounts {...countSessions(week.sessions, today)} />
      </p>
    </div>
  );
}
