import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { DrillRow } from './drill-row.tsx';
import type { SessionDetails } from './session-details.ts';
import type { useDrills } from './use-drills.ts';

type DrillListProps = {
  readonly details: SessionDetails;
  readonly drills: ReturnType<typeof useDrills>;
  /** The index of the drill that is shown beside the list; null if drills open as a sheet. */
  readonly beside: number | null;
  /** Shown above the drills. */
  readonly note?: ReactNode;
};

/** The drills of a session in order, one row each, which opens it. */
export function DrillList({ details, drills, beside, note }: DrillListProps) {
  const { t } = useTranslation('training');
  const { exercises, totalDuration: minutes } = details.session;
  const { completion } = details;
  const aside = completion
    ? t('past.exercisesDone', {
        done: completion.completedExercises.length,
        total: exercises.length,
      })
    : t('minutes', { minutes });
  // Beside the list, another drill takes the place of the one before; a sheet is closed by going back.
  const opening = beside === null ? { opensPart: true } : { replace: true };
  return (
    <section className="gutter session-drills" aria-labelledby="drills">
      <SectionHead id="drills" title={t('drills')} aside={aside} />
      {note}
      {exercises.length === 0 && <p className="muted">{t('beingPrepared')}</p>}
      <ol className={completion ? 'ruled' : 'stack-small'}>
        {exercises.map((exercise, at) => (
          <li key={exercise.id}>
            <Link
              className={completion ? 'drill-row is-plain' : 'drill-row'}
              {...drills.linkTo(exercise)}
              {...opening}
              aria-current={at === beside}
            >
              <DrillRow exercise={exercise} completion={completion} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
