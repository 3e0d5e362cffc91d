import './programs-screen.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { programs } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import type { Enrollment } from '#contract/training-schemas.ts';
import { weeksBarOf } from '#domain/training/week-bars.ts';
import { Contours } from '#web/golf/contours.tsx';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { PlanWeek } from '#web/golf/plan-week.tsx';
import { ProgramSearch } from '#web/golf/program-search.tsx';
import { ProgramCounts } from '#web/golf/session-counts.tsx';
import { WeeksBar } from '#web/golf/weeks-bar.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { useToday } from '#web/platform/session/today.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ProgramCard } from './program-card.tsx';

/** Every program open for enrollment, and the active one. */
export function ProgramsScreen() {
  const { t } = useTranslation('programs');
  return (
    <div className="gutter stack">
      <QueryBoundary
        title={t('failed.title')}
        safe={t('failed.safe')}
        skeleton={<ProgramsSkeleton />}
      >
        <ProgramList />
      </QueryBoundary>
    </div>
  );
}

function ProgramList() {
  const { t } = useTranslation('programs');
  const [{ data: list }, { data: current }] = useSuspenseQueries({
    queries: [query(programs.list), query(training.current)],
  });
  const active = current && !current.isCompleted && !current.isAbandoned ? current : null;
  const following = (id: string) => {
    if (!active) return 'none';
    return active.programId === id ? 'this' : 'other';
  };
  return (
    <>
      {active && <ActiveProgram enrollment={active} />}
      {list.length === 0 ? (
        <EmptyView title={t('empty.title')}>{t('empty.text')}</EmptyView>
      ) : (
        <ProgramSearch programs={list}>
          {(shown) => (
            <div className="programs">
              {shown.map((program) => (
                <ProgramCard key={program.id} program={program} following={following(program.id)} />
              ))}
            </div>
          )}
        </ProgramSearch>
      )}
    </>
  );
}

/** The active program and the golfer's progress in it. */
function ActiveProgram({ enrollment }: { enrollment: Enrollment }) {
  const { t } = useTranslation('programs');
  const { program, completedSessions, totalSessions } = enrollment;
  const today = useToday();
  return (
    <section className="turf turf-card active-program" aria-labelledby="active-program">
      <Contours seed="active" />
      <div>
        <p className="muted">{t('active.label')}</p>
        <h2 className="heading-large" id="active-program" lang={program.language}>
          {program.name}
        </h2>
        <WeeksBar {...weeksBarOf(enrollment, today)} />
        <p className="between">
          <span className="muted">
            <PlanWeek program={enrollment} />
          </span>
          <span className="muted">
            {t('active.sessions', { done: completedSessions, total: totalSessions })}
          </span>
        </p>
        <ProgramCounts program={enrollment} />
      </div>
      <Button variant="light" asChild>
        <Link to="/my-schedule">{t('active.schedule')}</Link>
      </Button>
    </section>
  );
}

const cards = ['first', 'second', 'third', 'fourth'];

/** Placeholder cards of the real size: cover, description, facts, a line, and the buttons. */
function ProgramsSkeleton() {
  return (
    <SkeletonScreen className="programs">
      {cards.map((card) => (
        <div className="card program-card" key={card}>
          <Skeleton width="100%" height={136} radius={0} />
          <div className="program-card-body">
            <Skeleton width="92%" height="var(--card-text)" />
            <Skeleton width="70%" height={50} />
            <Skeleton width="44%" height={18} />
            <Skeleton width="100%" height={44} radius={12} />
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
