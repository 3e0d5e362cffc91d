import './weekly-schedule.css';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type Program, type ProgramSummary, programs } from '#contract/programs.ts';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { ScheduleSkeleton } from './offer-skeletons.tsx';

/** A visitor sees the kind of work from the sessions of these; a program has up to sixteen weeks. */
const weeksInFull = 4;

export const scheduleIdOf = ({ id }: ProgramSummary) => `schedule-${id}`;

/** A program week by week, read when it is opened. */
export function WeeklySchedule({ program }: { program: ProgramSummary }) {
  const { t } = useTranslation('landing');
  const { data, isPending } = useQuery(query(programs.get, { params: { id: program.id } }));
  const weeks = data?.weeks ?? [];
  return (
    <section
      className="card offer-schedule"
      id={scheduleIdOf(program)}
      aria-label={t('schedule.name', { program: program.name })}
    >
      <div className="between between-wrap offer-schedule-head">
        <h3 className="heading-medium">{t('schedule.title', { program: program.name })}</h3>
        {weeks.length > 0 && (
          <p className="muted">
            {t('schedule.total', {
              sessions: weeks.flatMap(({ sessions }) => sessions).length,
              weeks: weeks.length,
            })}
          </p>
        )}
      </div>
      {isPending && <ScheduleSkeleton program={program} />}
      {!isPending && weeks.length === 0 && (
        <p className="muted offer-schedule-none">{t('schedule.none')}</p>
      )}
      {weeks.length > 0 && <Weeks weeks={weeks} />}
    </section>
  );
}

function Weeks({ weeks }: { weeks: Program['weeks'] }) {
  const { t } = useTranslation('landing');
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone, so the keyboard goes on where it stood.
  useEffect(() => {
    if (all) firstOfRest.current?.focus({ preventScroll: true });
  }, [all]);
  const rest = weeks.slice(weeksInFull);
  const [from, to] = [rest[0]?.weekNumber ?? 0, rest.at(-1)?.weekNumber ?? 0];
  return (
    <>
      <ol className="offer-weeks">
        {weeks.slice(0, weeksInFull).map((week) => (
          <WeekPlan key={week.id} week={week} />
        ))}
        {rest.map((week, index) => (
          <WeekPlan
            key={week.id}
            week={week}
            brief={!all}
            {...(index === 0 && { ref: firstOfRest })}
          />
        ))}
      </ol>
      {!all && rest.length > 0 && (
        <button className="link" type="button" onClick={() => setAll(true)}>
          {t(from === to ? 'schedule.last' : 'schedule.rest', { from, to })}
          <ChevronDown className="icon icon-small" aria-hidden />
        </button>
      )}
    </>
  );
}

type WeekPlanProps = {
  readonly week: Program['weeks'][number];
  /** Without its sessions. */
  readonly brief?: boolean;
  readonly ref?: Ref<HTMLLIElement>;
};

function WeekPlan({ week, brief = false, ref }: WeekPlanProps) {
  const { t } = useTranslation('landing');
  return (
    <li className={brief ? 'offer-week is-brief' : 'offer-week'} ref={ref} tabIndex={-1}>
      <p className="offer-week-number number">
        <span className="visually-hidden">{t('schedule.week')} </span>
        {week.weekNumber}
      </p>
      <div>
        <h4 className="heading-small">
          <FocusName focus={week.focus} />
        </h4>
        <p className="muted small">{week.description}</p>
        {!brief && <Sessions sessions={week.sessions} />}
      </div>
    </li>
  );
}

function Sessions({ sessions }: Pick<WeekPlanProps['week'], 'sessions'>) {
  const { t } = useTranslation('landing');
  return (
    <ul>
      {sessions.map((session) => (
        <li key={session.id}>
          <span className="muted">{t('schedule.day', { day: session.dayNumber })}</span>
          <span lang={session.language}>{session.title}</span>
          <span className="number">
            {session.totalDuration} <small>{t('schedule.minutes')}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
