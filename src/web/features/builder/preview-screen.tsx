import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Program } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { useUser } from '#web/platform/session/user.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { BuilderGate } from './builder-gate.tsx';
import { previewQuery } from './builder-query.ts';
import { isPreviewChange } from './preview-change.ts';

type PreviewScreenProps = {
  readonly programId: string;
  /** Renders the program as golfers see it. Passed in because it belongs to another feature. */
  readonly renderProgram: (program: Program) => ReactNode;
};

/** The page in the builder's preview frame: the program as golfers would see it if it were published now. */
export function PreviewScreen(props: PreviewScreenProps) {
  return useUser()?.isAdmin ? <Preview {...props} /> : <BuilderGate because="admin" />;
}

function Preview({ programId, renderProgram }: PreviewScreenProps) {
  const { t } = useTranslation('builder');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(programId));
  useBuilderChanges(refetch);
  if (data) return renderProgram(data);
  if (error && !isFetching)
    return <ErrorState error={error} title={t('preview.failed')} retry={() => void refetch()} />;
  return (
    <SkeletonScreen className="gutter stack">
      <Skeleton width="100%" height={220} radius={20} />
      <Skeleton width="100%" height={96} radius={14} />
      <Skeleton width="100%" height={160} radius={14} />
    </SkeletonScreen>
  );
}

/** Calls `onChange` when the builder around the frame reports that the program has changed. */
function useBuilderChanges(onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (isPreviewChange(event)) change();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
