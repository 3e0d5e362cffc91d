import './programs-list.css';
import { useSuspenseQueries } from '@tanstack/react-query';
import { programs } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { EmptyView } from '#web/golf/empty-view.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { QueryBoundary } from '#web/platform/screen/states.tsx';
import { ActiveProgram } from './active-program.tsx';
import { ProgramCard } from './program-card.tsx';
import { ProgramsSkeleton } from './programs-skeleton.tsx';

/** Every program that can be enrolled in, and the one that is followed now. */
export function ProgramsScreen() {
  const { t } = useTranslation('programs');
  return (
    <div className="wrap stack">
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
        <div className="prog-grid">
          {list.map((program) => (
            <ProgramCard key={program.id} program={program} following={following(program.id)} />
          ))}
        </div>
      )}
    </>
  );
}
