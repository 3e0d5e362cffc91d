import type { ReactNode } from 'react';
import type { FittingDrills } from '#contract/drill-swaps.ts';
import { distinctNames } from '#domain/drills/distinct-names.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useOnline } from '#web/platform/browser/online.ts';
import { EmptyState, ErrorState } from '#web/platform/screen/states.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

type FittingProps = {
  readonly data: FittingDrills | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly children: (fitting: FittingDrills) => ReactNode;
};

function withDistinctNames(fitting: FittingDrills): FittingDrills {
  const names = distinctNames(fitting.drills.map(({ exerciseId: id, name }) => ({ id, name })));
  const drills = fitting.drills.map((drill) => ({
    ...drill,
    name: names.get(drill.exerciseId) ?? drill.name,
  }));
  return { ...fitting, drills };
}

const rows = [1, 2, 3];

/** Renders the suitable drills once they have loaded, with names that tell them apart. The rule needs all drills, which only the server has. */
export function Fitting({ data, error, retry, children }: FittingProps) {
  const { t } = useTranslation('swaps');
  const online = useOnline();
  if (data) return children(withDistinctNames(data));
  if (!online) return <EmptyState title={t('offline.title')} text={t('offline.text')} />;
  if (error)
    return (
      <ErrorState error={error} retry={retry} title={t('failed.title')} safe={t('failed.safe')} />
    );
  return (
    <SkeletonScreen className="stack">
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height={84} radius={14} />
      ))}
    </SkeletonScreen>
  );
}
