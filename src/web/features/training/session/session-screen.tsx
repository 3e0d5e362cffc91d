import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { training } from '#contract/training.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Link } from '#web/router/link.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import type { SessionDetails } from './session-details.ts';
import type { RenderScore } from './session-scores.tsx';
import { SessionView } from './session-view.tsx';

export type SessionScreenProps = {
  readonly scheduledSessionId: string;
  /** Renders the link that starts a planned session; passed in, because it belongs to range mode. */
  readonly renderStart?: (details: SessionDetails) => ReactNode;
  /** The coach's note on the session. */
  readonly note?: ReactNode;
  /** The results of a program, shown after its last session; passed in, because they belong to progress. */
  readonly programEnd?: ReactNode;
  /** Renders actions for a score of a completed session; passed in, because they belong to friends. */
  readonly renderScore?: RenderScore;
};

/** One session of the plan: the tasks, and how it ended. */
export function SessionScreen({ scheduledSessionId, ...parts }: SessionScreenProps) {
  const { t } = useTranslation('training');
  return (
    <QueryBoundary key={scheduledSessionId} skeleton={<SessionSkeleton />} safe={t('safe')}>
      <Session scheduledSessionId={scheduledSessionId} {...parts} />
    </QueryBoundary>
  );
}

function Session({ scheduledSessionId: id, renderStart, ...parts }: SessionScreenProps) {
  const { t } = useTranslation('training');
  const { data } = useSuspenseQuery(query(training.details, { params: { id } }, { on404: 'null' }));
  if (data) return <SessionView details={data} start={renderStart?.(data)} {...parts} />;
  return (
    <EmptyState
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <Link className="button button-outline" to="/my-schedule">
          {t('toSchedule')}
        </Link>
      }
    />
  );
}

const drills = [1, 2, 3];

function SessionSkeleton() {
  return (
    <SkeletonScreen className="session is-planned page-wide">
      <div className="session-head gutter stack-small">
        <Skeleton width={140} height={18} />
        <Skeleton width="70%" height={44} />
        <Skeleton width="55%" height={18} />
        <Skeleton width="90%" height={48} />
      </div>
      <div className="session-minutes gutter">
        <Skeleton width="100%" height={12} radius={6} />
      </div>
      <div className="session-side">
        <div className="session-needs gutter">
          <Skeleton width="100%" height={62} radius={8} />
        </div>
      </div>
      <div className="gutter session-drills stack-small">
        <Skeleton width="100%" height={32} />
        {drills.map((drill) => (
          <Skeleton key={drill} width="100%" height={88} radius={18} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
