import '#web/ui/disclosure.css';
import './weekly-schedule.css';
import { ChevronDown } from 'lucide-react';
import { FocusName } from '#web/golf/focus-tag.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ScheduleSkeleton } from './program-skeletons.tsx';
import type { ShownProgram, ShownWeek } from './shown-program.ts';

/** The number of weeks shown with sessions: enough to see the kind of training. A program has up to 16 weeks. */
const weeksInFull = 4;

export const scheduleIdOf = ({ id }: ShownProgram) => `schedule-${id}`;

/** The weeks of a program. */
export function WeeklySchedule({ program }: { program: ShownProgram }) {
  const { t } = useTranslation('landing');
  const { weeks } = program;
  return (
    <section
      className="card shown-schedule"
      id={scheduleIdOf(program)}
      aria-label={t('schedule.name', { program: program.name })}
    >
      <div className="between between-wrap shown-schedule-head">
        <h3 className="heading-medium">{t('schedule.title', { program: program.name })}</h3>
        {weeks && weeks.length > 0 && (
          <p className="muted">
            {t('schedule.total', {
              sessions: weeks.flatMap(({ sessions }) => sessions).length,
              weeks: weeks.length,
            })}
          </p>
        )}
      </div>
      {weeks === null && <ScheduleSkeleton program={program} />}
      {weeks?.length === 0 && <p className="muted shown-schedule-none">{t('schedule.none')}</p>}
      {weeks && weeks.length > 0 && <Weeks weeks={weeks} />}
    </section>
  );
}

function Weeks({ weeks }: { weeks: readonly ShownWeek[] }) {
  const { t } = useTranslation('landing');
  const rest = weeks.slice(weeksInFull);
  const [from, to] = [rest[0]?.weekNumber ?? 0, rest.at(-1)?.weekNumber ?? 0];
  return (
    <>
      {/* Comes before the weeks it opens for screen readers; CSS places it below them. */}
      {rest.length > 0 && (
        <details className="disclosure shown-rest">
          <summary className="link">
            {t(from === to ? 'schedule.last' : 'schedule.rest', { from, to })}
            <ChevronDown className="icon icon-small" aria-hidden />
          </summary>
        </details>
      )}
      <ol className="shown-weeks">
        {weeks.map((week, index) => (
          <WeekPlan key={week.id} week={week} inFull={index < weeksInFull} />
        ))}
      </ol>
    </>
  );
}

type WeekPlanProps = {
  readonly week: ShownWeek;
  /** Whether the sessions are always shown; otherwise only after the visitor opens them. */
  readonly inFull: boolean;
};

function WeekPlan({ week, inFull }: WeekPlanProps) {
  const { t } = useTranslation('landing');
  return (
    <li className={inFull ? 'shown-week' : 'shown-week is-rest'}>
      <p className="shown-week-number number">
        <span className="visually-hidden">{t('schedule.week')} </span>
        {week.weekNumber}
      </p>
      <div>
        <h4 className="heading-small">
          <FocusName focus={week.focus} />
        </h4>
        <p className="muted small">{week.description}</p>
        <Sessions sessions={week.sessions} />
      </div>
    </li>
  );
}

function Sessions({ sessions }: Pick<ShownWeek, 'sessions'>) {
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
