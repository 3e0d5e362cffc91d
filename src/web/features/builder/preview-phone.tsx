import './preview-phone.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { Program } from '#contract/programs.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { previewQuery } from './builder-query.ts';

export type PreviewPhoneProps = {
  readonly program: BuilderProgram;
  /** The program as golfers read it. */
  readonly renderProgram: (program: Program) => ReactNode;
};

/** A frame of a phone's size with the plan in it, as golfers would read it. */
export function PreviewPhone({ program, renderProgram }: PreviewPhoneProps) {
  const { t } = useTranslation('builder');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(program.id));
  if (!data && error && !isFetching)
    return <ErrorState error={error} title={t('preview.failed')} retry={() => void refetch()} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="preview-phone" aria-label={program.name} tabIndex={0}>
      {data ? (
        renderProgram(data)
      ) : (
        <SkeletonScreen className="stack">
          <Skeleton width="100%" height={220} radius={20} />
          <Skeleton width="100%" height={96} radius={14} />
          <Skeleton width="100%" height={160} radius={14} />
        </SkeletonScreen>
      )}
    </section>
  );
}
