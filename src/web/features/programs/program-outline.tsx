import type { Program } from '#contract/programs.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { formatHandicap, isForAnyHandicap } from '#domain/handicap/handicap.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useToday } from '#web/platform/session/today.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramWeek } from './program-week.tsx';
import { ProgramWeeksBar } from './program-weeks-bar.tsx';

type ProgramOutlineProps = {
  readonly program: Program;
  /** The active enrollment, in this program or in another. */
  readonly enrollment: Enrollment | null;
  /** The weeks of the active plan. */
  readonly plan: readonly WeekSummary[];
};

/** A program from cover to last session, with the golfer's progress in it. */
export function ProgramOutline({ program, enrollment, plan }: ProgramOutlineProps) {
  const { t } = useTranslation('programs');
  const today = useToday();
  const active = enrollment?.programId === program.id ? enrollment : null;
  const followed = active && followedIn(plan, today);
  const now = program.weeks.find((week) => followed?.isNow(week));
  return (
    <div className="gutter stack-large">
      <Cover
        seed={program.id}
        color={program.color}
        name={program.name}
        lang={program.language}
        tall
      />
      <div className="stack">
        <p className="lead" lang={program.language}>
          {program.description}
        </p>
        <Level program={program} />
      </div>
      <section>
        <SectionHead
          title={t('detail.weeks')}
          aside={t('detail.totals', {
            weeks: program.durationWeeks,
            sessions: totalSessionsOf(program),
          })}
        />
        <ProgramWeeksBar weeks={program.durationWeeks} enrollment={active} />
      </section>
      {program.weeks.length === 0 ? (
        <p className="muted">{t('detail.noWeeks')}</p>
      ) : (
        <div>
          {program.weeks.map((week) => (
            <ProgramWeek
              key={week.id}
              week={week}
              done={followed?.countDone(week) ?? null}
              isNow={week === now}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const difficulties = ['beginner', 'intermediate', 'advanced', 'expert'] as const;

/** Describes the handicaps a program is for. */
function useHandicapText(program: Program): string {
  const { t, language } = useTranslation('programs');
  if (isForAnyHandicap(program)) return t('detail.anyHandicap');
  const to = formatHandicap(program.targetHandicap, language);
  const { fromHandicap: from } = program;
  return from === null
    ? t('detail.handicapTo', { to })
    : t('detail.handicap', { from: formatHandicap(from, language), to });
}

/** The difficulty of a program and the handicaps it is for. */
function Level({ program }: { readonly program: Program }) {
  const { t } = useTranslation('programs');
  const handicap = useHandicapText(program);
  const difficulty = difficulties.find((each) => each === program.difficulty);
  return (
    <p className="facts-line">
      <span>{difficulty ? t(`detail.difficulty.${difficulty}`) : program.difficulty}</span>
      <span>{handicap}</span>
    </p>
  );
}

type Week = Program['weeks'][number];

/** What the plan says about a week of the program: how many sessions were completed or skipped, and whether it is next. */
function followedIn(plan: readonly WeekSummary[], today: CalendarDate) {
  const sessions = plan.flatMap((week) => week.sessions);
  const idsOf = (some: typeof sessions) => new Set(some.map((one) => baseIdOf(one.sessionId)));
  const done = idsOf(sessions.filter(({ status }) => status !== 'planned'));
  const next = sessions.find((one) => one.status === 'planned' && !isMissed(one, today));
  const isIn = (week: Week, ids: ReadonlySet<string>) =>
    week.sessions.filter(({ id }) => ids.has(baseIdOf(id)));
  return {
    countDone: (week: Week) => isIn(week, done).length,
    isNow: (week: Week) => next !== undefined && isIn(week, idsOf([next])).length > 0,
  };
}

/** The number of sessions; if the weeks are not written yet, the number planned. */
function totalSessionsOf(program: Program): number {
  const written = program.weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  return written || program.durationWeeks * program.sessionsPerWeek;
}
