import './packing-list.css';
import type { SessionExercise } from '#contract/programs.ts';
import { packingList } from '#domain/drills/packing-list.ts';

type PackingListProps = {
  readonly id: string;
  readonly title: string;
  /** Whether the title is only for screen readers. */
  readonly titleHidden?: boolean;
  readonly exercises: readonly Pick<SessionExercise, 'equipment' | 'needs'>[];
};

/** The equipment for all exercises together. Renders nothing if none is needed. */
export function PackingList({ id, title, titleHidden, exercises }: PackingListProps) {
  const things = packingList(exercises);
  if (things.length === 0) return null;
  return (
    <section className="packing" aria-labelledby={id}>
      <h3 className={titleHidden ? 'visually-hidden' : 'heading-small'} id={id}>
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
