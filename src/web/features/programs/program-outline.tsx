import { useQuery } from '@tanstack/react-query';
import type { Program } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { formatHandicap, isForAnyHandicap } from '#domain/handicap/handicap.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramWeek } from './program-week.tsx';
import { ProgramWeeksBar } from './program-weeks-bar.tsx';

type ProgramOutlineProps = {
  readonly program: Program;
  /** The active enrollment, in this program or in another. */
  readonly enrollment: Enrollment | null;
};

/** A program from cover to last session, with the golfer's progress in it. */
export function ProgramOutline({ program, enrollment }: ProgramOutlineProps) {
  const { t } = useTranslation('programs');
  const active = enrollment?.programId === program.id ? enrollment : null;
  const countDone = useCountDone(active);
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
        <div className="stack-large">
          {program.weeks.map((week) => (
            <ProgramWeek key={week.id} week={week} done={countDone(week.sessions)} />
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

type Session = Program['weeks'][number]['sessions'][number];

/** Counts those of the given sessions that were completed or skipped. */
type CountDone = (sessions: readonly Session[]) => number;

function countDoneOf(weeks: readonly WeekSummary[]): CountDone {
  const planned = weeks.flatMap((week) => week.sessions);
  const done = new Set(
    planned.filter(({ status }) => status !== 'planned').map((one) => baseIdOf(one.sessionId)),
  );
  return (sessions) => sessions.filter((session) => done.has(baseIdOf(session.id))).length;
}

/** Counts finished sessions of the active program; returns 0 without a program or until its weeks load. */
function useCountDone(active: Enrollment | null): CountDone {
  const { data: weeks } = useQuery({ ...query(training.weeks), enabled: active !== null });
  return countDoneOf(active && weeks ? weeks : []);
}

/** The number of sessions; if the weeks are not written yet, the number planned. */
function totalSessionsOf(program: Program): number {
  const written = program.weeks.reduce((sum, week) => sum + week.sessions.length, 0);
  return written || program.durationWeeks * program.sessionsPerWeek;
}
