import './builder-screen.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/translation.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { Builder } from './builder.tsx';
import { BuilderGate, SignInRequired } from './builder-gate.tsx';
import { builderQuery } from './builder-query.ts';

type BuilderScreenProps = { readonly programId: string };

/** The screen for editing a program's plan. Explains if access is denied or the program does not exist. */
export function BuilderScreen(props: BuilderScreenProps) {
  const user = useUser();
  if (user === null) return <SignInRequired />;
  if (!user.isAdmin) return <BuilderGate because="admin" />;
  return <FindProgram key={props.programId} {...props} />;
}

function FindProgram({ programId }: BuilderScreenProps) {
  const { t } = useTranslation('builder');
  const { data: program, error, isFetching, refetch } = useQuery(builderQuery(programId));
  if (program) return <Builder program={program} />;
  if (program === null) return <BuilderGate because="missing" />;
  if (hasStatus(error, 401)) return <SignInRequired />;
  if (hasStatus(error, 403)) return <BuilderGate because="admin" />;
  if (!error || isFetching) return <BuilderSkeleton />;
  return (
    <ErrorState
      error={error}
      title={t('loadFailed.title')}
      safe={t('loadFailed.safe')}
      retry={() => void refetch()}
    />
  );
}

const weeks = ['first', 'second', 'third', 'fourth'];

function BuilderSkeleton() {
  return (
    <SkeletonScreen className="gutter page-wide builder">
      <div className="builder-main">
        <div className="builder-head">
          <Skeleton width="100%" height={108} radius={20} />
          <Skeleton width="100%" height={48} />
          <Skeleton width="100%" height={48} radius={14} />
        </div>
        <Skeleton width="100%" height={180} radius={20} />
        {weeks.map((week) => (
          <Skeleton key={week} width="100%" height={60} radius={10} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
