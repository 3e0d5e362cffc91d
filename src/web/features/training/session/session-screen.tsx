import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { training } from '#contract/training.ts';
import type { ScheduledSession } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { SessionView } from './session-view.tsx';

export type SessionScreenProps = {
  readonly scheduledSessionId: string;
  /** Moves a planned session to another day; handed in, since it belongs to plans. */
  readonly renderMove?: (session: ScheduledSession) => ReactNode;
};

/** One session of the plan: what to do, and how it ended. */
export function SessionScreen({ scheduledSessionId, renderMove }: SessionScreenProps) {
  const { t } = useTranslation('training');
  return (
    <QueryBoundary key={scheduledSessionId} skeleton={<SessionSkeleton />} safe={t('safe')}>
      <Session scheduledSessionId={scheduledSessionId} {...(renderMove && { renderMove })} />
    </QueryBoundary>
  );
}

function Session({ scheduledSessionId: id, renderMove }: SessionScreenProps) {
  const { t } = useTranslation('training');
  const { data } = useSuspenseQuery(query(training.details, { params: { id } }, { on404: 'null' }));
  if (data) {
    return <SessionView details={data} move={renderMove?.(data.scheduledSession)} />;
  }
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

function SessionSkeleton() {
  return (
    <SkeletonScreen className="gutter stack">
      <Skeleton width={140} height={18} />
      <Skeleton width="70%" height={44} />
      <Skeleton width="55%" height={18} />
      <Skeleton width="100%" height={56} radius={10} />
      <Skeleton width="100%" height={48} radius={14} />
      <Skeleton width="100%" height={220} radius={20} />
    </SkeletonScreen>
  );
}
