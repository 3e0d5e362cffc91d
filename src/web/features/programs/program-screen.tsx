import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Program, programs } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import type { Enrollment, WeekSummary } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ProgramDetail } from './program-detail.tsx';

type ProgramScreenProps = {
  readonly programId: string;
  /** Renders the button that starts this program; passed in, because it belongs to training. */
  readonly enroll?: (program: Program) => ReactNode;
};

export function ProgramScreen({ programId, enroll }: ProgramScreenProps) {
  const { t } = useTranslation('programs');
  return (
    <QueryBoundary
      key={programId}
      skeleton={<ProgramSkeleton />}
      title={t('detail.failed.title')}
      safe={t('detail.failed.safe')}
    >
      <FindProgram programId={programId} {...(enroll && { enroll })} />
    </QueryBoundary>
  );
}

function FindProgram({ programId, enroll }: ProgramScreenProps) {
  const [{ data: program }, { data: enrollment }, { data: plan }] = useSuspenseQueries({
    queries: [
      query(programs.get, { params: { id: programId } }, { on404: 'null' }),
      query(training.current),
      query(training.weeks),
    ],
  });
  if (enrollment?.programId === programId && enrollment.programVersion !== program?.version)
    return <EnrolledVersion enrollment={enrollment} plan={plan} />;
  if (program === null) return <NotFound />;
  const start = enroll?.(program);
  return <ProgramDetail program={program} enrollment={enrollment} plan={plan} start={start} />;
}

type EnrolledVersionProps = {
  readonly enrollment: Enrollment;
  readonly plan: readonly WeekSummary[];
};

/** The program version that the golfer enrolled in, if the program has a newer version now or is not offered. */
function EnrolledVersion({ enrollment, plan }: EnrolledVersionProps) {
  const params = { id: enrollment.programId, version: String(enrollment.programVersion) };
  const { data: program } = useSuspenseQuery(query(programs.version, { params }));
  return <ProgramDetail program={program} enrollment={enrollment} plan={plan} start={null} />;
}

function NotFound() {
  const { t } = useTranslation('programs');
  return (
    <div className="gutter">
      <EmptyState
        title={t('detail.notFound.title')}
        text={t('detail.notFound.text')}
        action={
          <Button asChild>
            <Link to="/programs">{t('detail.notFound.back')}</Link>
          </Button>
        }
      />
    </div>
  );
}

function ProgramSkeleton() {
  return (
    <SkeletonScreen className="columns program-detail">
      <div className="gutter stack-large">
        <Skeleton width="100%" height={220} radius={20} />
        <Skeleton width="90%" height={72} />
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={220} radius={14} />
      </div>
      <div className="gutter">
        <Skeleton width="100%" height={240} radius={20} />
      </div>
    </SkeletonScreen>
  );
}
