import '#web/golf/recent-rounds.css';
import '#web/golf/handicap-figure.css';
import '#web/golf/week-strip.css';
import './dashboard-screen.css';
import './today-card.css';
import './session-picture.css';
import './dashboard-skeleton.css';
import { Contours } from '#web/golf/contours.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

/** Rows for a week's sessions and for the latest rounds. */
const rowsShown = 4;

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Shown while the home screen loads, with placeholders in the sizes of the content. */
export function DashboardSkeleton() {
  return (
    <SkeletonScreen>
      <HeroSkeleton />
      <div className="dashboard dashboard-skeleton page-wide">
        <div className="dashboard-week">
          <div className="week-strip">
            {days.map((day) => (
              <div className="week-day" key={day}>
                <Skeleton width="1.625rem" height="0.75rem" />
                <Skeleton width="1.375rem" height="1.25rem" />
                <Skeleton width={24} height={24} radius={99} />
              </div>
            ))}
          </div>
        </div>
        <TodaySkeleton />
        <div className="dashboard-side">
          <div className="dashboard-ahead">
            <CardSkeleton className="week-card-skeleton" rows={rowsShown} />
            <CardSkeleton className="next-card" height="8.625rem" />
          </div>
          <div className="dashboard-standing">
            <CardSkeleton className="level-card level-card-skeleton" />
            <CardSkeleton className="recent-rounds recent-scores-skeleton" rows={rowsShown} />
          </div>
        </div>
        <div className="dashboard-rest">
          <Skeleton width="100%" height="3.625rem" radius={14} />
        </div>
      </div>
    </SkeletonScreen>
  );
}

function HeroSkeleton() {
  return (
    <div className="hero turf">
      <Contours seed="hero" />
      <div className="handicap hero-skeleton">
        <div className="handicap-date">
          <Skeleton width="7.5rem" height="1lh" />
        </div>
        <div className="handicap-figure">
          <Skeleton width={210} height={92} radius={14} />
        </div>
        <p className="between is-middle handicap-foot">
          <Skeleton width="7.5rem" height="1.3125rem" />
        </p>
      </div>
    </div>
  );
}

function TodaySkeleton() {
  return (
    <div className="card today today-skeleton">
      <span className="session-picture today-picture-skeleton" />
      <div className="today-body">
        <Skeleton width="60%" height="2.125rem" />
        <Skeleton width="80%" height="1.375rem" />
        <Skeleton width="100%" height={56} radius={16} />
      </div>
    </div>
  );
}

type CardSkeletonProps = {
  readonly className?: string;
  readonly height?: string;
  readonly rows?: number;
};

function CardSkeleton({ className = '', height, rows = 0 }: CardSkeletonProps) {
  return (
    <div className={`card card-padded stack ${className}`} style={{ minHeight: height }}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton width="70%" height="0.875rem" />
      <Skeleton width="100%" height={8} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
        <Skeleton key={row} width="100%" height="1rem" />
      ))}
    </div>
  );
}

/** The placeholder for golfers who, as far as is known, have neither a program nor a handicap. */
export function NoProgramSkeleton() {
  return (
    <SkeletonScreen className="gutter stack">
      <div className="first-steps-skeleton">
        <Skeleton width="100%" height="100%" radius={28} />
      </div>
    </SkeletonScreen>
  );
}
