import './packing-list.css';
import type { SessionExercise } from '#contract/programs.ts';
import { packingList } from '#domain/drills/packing-list.ts';

type PackingListProps = {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly Pick<SessionExercise, 'equipment' | 'needs'>[];
};

/** The equipment for all exercises together. Renders nothing if none is needed. */
export function PackingList({ id, title, exercises }: PackingListProps) {
  const things = packingList(exercises);
  if (things.length === 0) return null;
  return (
    <section className="packing" aria-labelledby={id}>
      <h3 className="heading-small" id={id}>
        {title}
      </h3>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  );
}
