import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

const days = [1, 2, 3, 4, 5, 6, 7];

export function CalendarSkeleton() {
  return (
    <SkeletonScreen className="wrap cal">
      {['last', 'this'].map((week) => (
        <div className="cweek" key={week}>
          <div className="cweek-h">
            <Skeleton width={150} height={26} />
            <Skeleton width={70} height={20} />
          </div>
          <div className="cdays">
            {days.map((day) => (
              <div className="cday" key={day}>
                <Skeleton width={34} height={44} />
                <Skeleton width="100%" height={52} radius={12} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
