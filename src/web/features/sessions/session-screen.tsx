import './session.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessions } from '#contract/sessions.ts';
import { query } from '#web/platform/api/query.ts';
import { Load, Quiet } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { SessionView } from './session-view.tsx';

type SessionScreenProps = { readonly scheduledSessionId: string };

/** One session of the plan: what to do, and how it ended. */
export function SessionScreen({ scheduledSessionId }: SessionScreenProps) {
  const { t } = useTranslation('sessions');
  return (
    <Load key={scheduledSessionId} skeleton={<SessionSkeleton />} safe={t('safe')}>
      <Session scheduledSessionId={scheduledSessionId} />
    </Load>
  );
}

function Session({ scheduledSessionId: id }: SessionScreenProps) {
  const { t } = useTranslation('sessions');
  const { data } = useSuspenseQuery(query(sessions.details, { params: { id } }, { on404: 'null' }));
  if (data) return <SessionView details={data} />;
  return (
    <Quiet
      title={t('notFound')}
      text={t('notFoundText')}
      action={
        <Link className="btn btn-line" to="/my-schedule">
          {t('toSchedule')}
        </Link>
      }
    />
  );
}

function SessionSkeleton() {
  return (
    <SkeletonScreen className="wrap stack">
      <Skeleton width={140} height={18} />
      <Skeleton width="70%" height={44} />
      <Skeleton width="55%" height={18} />
      <Skeleton width="100%" height={56} radius={10} />
      <Skeleton width="100%" height={48} radius={14} />
      <Skeleton width="100%" height={220} radius={20} />
    </SkeletonScreen>
  );
}
