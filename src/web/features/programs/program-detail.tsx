import type { ReactNode } from 'react';
import type { Program } from '#contract/programs.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { Cover } from '#web/golf/cover.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { SectionHead } from '#web/ui/section-head.tsx';
import { ProgramPanel } from './program-panel.tsx';
import { totalSessionsOf, useStanding } from './program-standing.ts';
import { ProgramWeek } from './program-week.tsx';
import { ProgramWeeksBar } from './program-weeks-bar.tsx';

type ProgramDetailProps = {
  readonly program: Program;
  /** The active enrollment, in this program or in another. */
  readonly enrollment: Enrollment | null;
  readonly start: ReactNode;
};

/** A program from cover to last session, and what the golfer can do about it. */
export function ProgramDetail({ program, enrollment, start }: ProgramDetailProps) {
  const { t } = useTranslation('programs');
  useScreen({ name: program.name });
  const active = enrollment?.programId === program.id ? enrollment : null;
  const standing = useStanding(active);
  return (
    <div className="cols pdetail">
      <div className="wrap stack-l">
        <Cover seed={program.id} color={program.color} name={program.name} tall />
        <div className="stack">
          <p className="lead">{program.description}</p>
          <Level program={program} />
        </div>
        <section>
          <SectionHead
            title={t('detail.weeks')}
            aside={t('detail.totals', {
              weeks: t('detail.weekCount', { count: program.durationWeeks }),
              sessions: t('detail.sessionCount', { count: totalSessionsOf(program) }),
            })}
          />
          <ProgramWeeksBar weeks={program.durationWeeks} enrollment={active} part={standing.part} />
        </section>
        {program.weeks.length === 0 ? (
          <p className="soft">{t('detail.noWeeks')}</p>
        ) : (
          <div className="pweeks">
            {program.weeks.map((week) => (
              <ProgramWeek key={week.id} week={week} done={standing.countDone(week.sessions)} />
            ))}
          </div>
        )}
      </div>
      <ProgramPanel program={program} enrollment={enrollment} start={start} />
    </div>
  );
}

const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

/** For whom it is: the difficulty in words and the handicap it leads to. */
function Level({ program }: { readonly program: Program }) {
  const { t, language } = useTranslation('programs');
  const written = (handicap: string) => formatHandicap(handicap, language);
  const { fromHandicap: from, targetHandicap } = program;
  const to = written(targetHandicap);
  const difficulty = difficulties.find((each) => each === program.difficulty);
  return (
    <p className="meta">
      <span>{difficulty ? t(`detail.difficulty.${difficulty}`) : program.difficulty}</span>
      <span>
        {from === null
          ? t('detail.handicapTo', { to })
          : t('detail.handicap', { from: written(from), to })}
      </span>
    </p>
  );
}
