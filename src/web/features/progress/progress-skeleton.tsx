import '#web/ui/line-chart.css';
import { Contours } from '#web/golf/contours.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

/** Heights of the cards, in pixels. */
const cards = [360, 265, 270, 200, 700, 520, 300, 330, 500, 390] as const;

/** Placeholder for the progress screen while it loads. */
export function ProgressSkeleton() {
  return (
    <SkeletonScreen>
      <div className="hero turf chart-hero">
        <Contours seed="chart" />
        <div className="between between-wrap chart-head">
          <div className="chart-figure">
            <Skeleton width={76} height={20} radius={6} />
            <Skeleton width={150} height={68} radius={14} />
          </div>
          <Skeleton width={130} height={50} radius={10} />
        </div>
        <div className="chart-main">
          <div className="chart">
            <Skeleton width="100%" height={262} radius={14} />
          </div>
        </div>
      </div>
      <div className="progress-columns page-wide">
        {cards.map((height) => (
          <Skeleton key={height} width="100%" height={height} radius={20} />
        ))}
      </div>
    </SkeletonScreen>
  );
}
