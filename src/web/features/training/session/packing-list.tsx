import './packing-list.css';
import type { SessionExercise } from '#contract/programs.ts';
import { packingList } from '#domain/drills/packing-list.ts';

type PackingListProps = {
  readonly id: string;
  readonly title: string;
  readonly exercises: readonly Pick<SessionExercise, 'equipment' | 'needs'>[];
};

/** What to put into the bag for all exercises together; nothing when they need nothing. */
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
