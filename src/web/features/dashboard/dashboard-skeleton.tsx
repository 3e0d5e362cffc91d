import '#web/golf/week-strip.css';
import './dashboard-skeleton.css';
import { Contours } from '#web/golf/contours.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The home screen before its answer, in the sizes of what follows. */
export function DashboardSkeleton() {
  return (
    <SkeletonScreen>
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
      <div className="dashboard dashboard-skeleton page-wide">
        <div className="week-strip dashboard-week">
          {days.map((day) => (
            <div className="week-day" key={day}>
              <Skeleton width={26} height={12} />
              <Skeleton width={22} height={20} />
              <Skeleton width={24} height={24} radius={99} />
            </div>
          ))}
        </div>
        <div className="card today dashboard-card">
          <div className="today-picture today-picture-skeleton" />
          <div className="today-body">
            <Skeleton width="60%" height={26} />
            <Skeleton width="80%" height={16} />
            <Skeleton width="100%" height={56} radius={16} />
          </div>
        </div>
        <div className="card card-padded stack week-card">
          <Skeleton width="40%" height={22} />
          <Skeleton width="70%" height={14} />
          <Skeleton width="100%" height={8} />
        </div>
      </div>
    </SkeletonScreen>
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
