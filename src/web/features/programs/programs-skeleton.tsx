import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';

const cards = ['first', 'second', 'third', 'fourth'];

/** Cards of the real size: cover, description, facts, a line and the buttons. */
export function ProgramsSkeleton() {
  return (
    <SkeletonScreen className="prog-grid">
      {cards.map((card) => (
        <div className="card prog" key={card}>
          <Skeleton width="100%" height={136} radius={0} />
          <div className="prog-body">
            <Skeleton width="92%" height="var(--prog-text)" />
            <Skeleton width="70%" height={50} />
            <Skeleton width="44%" height={18} />
            <Skeleton width="100%" height={44} radius={12} />
          </div>
        </div>
      ))}
    </SkeletonScreen>
  );
}
