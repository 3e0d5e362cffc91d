import './progress-grid.css';
import { useTranslation } from '#web/i18n/translation.ts';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { ProgressHero } from './progress-hero.tsx';

type ProgressSkeletonProps = {
  /** Heights of the cards, in pixels. */
  readonly cards: readonly number[];
};

/** Placeholder for a tab of Progress while it loads. Its tabs already lead to the others. */
export function ProgressSkeleton({ cards }: ProgressSkeletonProps) {
  const { t } = useTranslation('progress');
  return (
    <SkeletonScreen>
      <ProgressHero
        label={t('tabs.label')}
        figure={<Skeleton width={150} height={68} radius={14} />}
      >
        <Skeleton width="100%" height={250} radius={14} />
      </ProgressHero>
      <div className="progress-grid page-wide">
        {cards.map((height) => (
          <Skeleton key={height} width="100%" height={height} radius={20} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
