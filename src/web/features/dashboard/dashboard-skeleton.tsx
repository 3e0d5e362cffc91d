import '#web/golf/week-strip.css';
import './dashboard-screen.css';
import './dashboard-skeleton.css';
import './today-card.css';
import './session-picture.css';
import { Contours } from '#web/golf/contours.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The home screen before its answer, in the sizes of what follows. */
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
            <CardSkeleton className="week-card-skeleton" />
            <CardSkeleton className="next-card-skeleton" />
          </div>
          <div className="dashboard-standing">
            <CardSkeleton className="level-card level-card-skeleton" />
            <CardSkeleton className="recent-scores recent-scores-skeleton" />
          </div>
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
        <Skeleton width={120} height={18} />
        <div className="hero-skeleton-figure">
          <Skeleton width={210} height={92} radius={14} />
        </div>
        <Skeleton width="100%" height={4} radius={2} />
      </div>
    </div>
  );
}

function TodaySkeleton() {
  return (
    <div className="card today">
      <span className="session-picture today-picture-skeleton" />
      <div className="today-body">
        <Skeleton width="60%" height="2.125rem" />
        <Skeleton width="80%" height="1.375rem" />
        <Skeleton width="100%" height={56} radius={16} />
      </div>
    </div>
  );
}

function CardSkeleton({ className }: { className: string }) {
  return (
    <div className={`card card-padded stack ${className}`}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton width="70%" height="0.875rem" />
      <Skeleton width="100%" height={8} />
    </div>
  );
}

/** The same for who has neither program nor handicap, as far as is known. */
export function NoProgramSkeleton() {
  return (
    <SkeletonScreen className="gutter stack">
      <div className="first-steps-skeleton">
        <Skeleton width="100%" height="100%" radius={28} />
      </div>
    </SkeletonScreen>
  );
}
