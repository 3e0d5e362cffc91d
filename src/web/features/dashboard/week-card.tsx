import './week-card.css';
import { useEffect, useState } from 'react';
import type { Enrollment, ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { countSessions, weeksBarOf } from '#domain/training/week-bars.ts';
import { textOfDay } from '#domain/training/week-texts.ts';
import { PlanWeek, useStartsIn } from '#web/golf/plan-week.tsx';
import { ProgramCounts, SessionCounts } from '#web/golf/session-counts.tsx';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { Link } from '#web/router/link.tsx';

type WeekCardProps = {
  readonly program: Enrollment;
  /** The current week; null before the first week and after the last. */
  readonly week: WeekSummary | null;
  /** The next planned session, shown if the week has none. */
  readonly next: ScheduledSession | null;
  readonly today: CalendarDate;
};

/** Waits until the screen has faded in, so that the golfer can see the flag move. */
const arriveMs = 200;

// Where the flag was last shown. On a later day it moves on from there.
let lastSeen = { program: '', part: 0 };

function useMovingFlag(program: string, part: number): number {
  const [shown, setShown] = useState(() => (lastSeen.program === program ? lastSeen.part : part));
  useEffect(() => {
    lastSeen = { program, part };
    const timer = setTimeout(() => setShown(part), arriveMs);
    return () => clearTimeout(timer);
  }, [program, part]);
  return shown;
}

function Sessions({ week, today }: { week: WeekSummary; today: CalendarDate }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  return (
    <span className="week-list wide-only">
      {week.sessions.map((session) => {
        const status = sessionStateOf(session, today);
        return (
          <span className="list-row week-line" key={session.id}>
            <StatusIcon state={status} />
            <span>
              <span lang={session.language}>{session.title}</span>
              <span className="visually-hidden">, {t(`week.${status}`)}</span>
            </span>
            <span className="muted small">{dates.weekday(session.scheduledDate)}</span>
          </span>
        );
      })}
    </span>
  );
}

/** A line of text in its own language, or in the page's language. */
type Line = { readonly text: string; readonly language?: string };

/** The current week of the program. Outside the program's weeks, when it starts or that it has ended. */
export function WeekCard({ program, week, next, today }: WeekCardProps) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { completedSessions: done, totalSessions: total } = week ?? program;
  const startsIn = useStartsIn(program);
  const bar = weeksBarOf(program, today);
  const part = useMovingFlag(program.id, bar.part);
  const outside = startsIn
    ? t('week.starts', { startsIn, day: dates.day(program.startDate, today) })
    : t('week.ended');
  const free = next
    ? t('week.freeUntil', { day: dates.day(next.scheduledDate, today) })
    : t('week.free');
  const inWeek = total === 0 ? { text: free } : textOfDay(week?.sessions ?? [], today);
  const line: Line | null = week ? inWeek : { text: outside };
  const inside = (
    <>
      <span className="between between-wrap week-card-top">
        <b className="heading-medium" lang={week ? undefined : program.program.language}>
          {week ? t('week.title', { week: week.weekNumber }) : program.program.name}
        </b>
        {total > 0 && (
          <span className="row-number number muted">
            {t('week.sessions', { done, count: total })}
          </span>
        )}
      </span>
      {line?.text && (
        <span className="week-about muted" lang={line.language}>
          {line.text}
        </span>
      )}
      <WeeksBar {...bar} part={part} />
      {week ? (
        <SessionCounts {...countSessions(week.sessions, today)} />
      ) : (
        <ProgramCounts program={program} />
      )}
      {week && <Sessions week={week} today={today} />}
      <span className="between between-wrap week-card-foot small muted">
        <span lang={program.program.language}>{program.program.name}</span>
        <span>
          <PlanWeek program={program} />
        </span>
      </span>
    </>
  );
  return week ? (
    <Link
      className="card card-padded week-card"
      to="/my-schedule/week/$weekNumber"
      params={{ weekNumber: String(week.weekNumber) }}
    >
      {inside}
    </Link>
  ) : (
    <Link className="card card-padded week-card" to="/my-schedule">
      {inside}
    </Link>
  );
}
