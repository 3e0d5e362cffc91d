import { useNumbers } from '#web/platform/numbers.ts';
import './week-side.css';
import { useQueries } from '@tanstack/react-query';
import type { SessionExercise } from '#contract/programs.ts';
import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDates } from '#web/platform/dates.ts';
import { useToday } from '#web/platform/session/today.ts';
import { PackingList } from '../session/packing-list.tsx';
import { sessionExercises } from '../session/session-details.ts';
import { MinutesADay } from './minutes-a-day.tsx';

/** Preparation for the rest of a week: training load, equipment, and scores to beat. */
export function WeekSide({ week }: { readonly week: WeekSummary }) {
  const { t } = useTranslation('training');
  const today = useToday();
  const ahead = week.sessions.filter(
    ({ status, scheduledDate }) => status === 'planned' && scheduledDate >= today,
  );
  const drills = useDrills(ahead);
  return (
    <aside className="stack">
      <MinutesADay week={week} />
      {drills.length > 0 && (
        <div className="card card-padded">
          <PackingList
            id="week-bag"
            title={t('week.bag')}
            exercises={drills.map(({ exercise }) => exercise)}
          />
        </div>
      )}
      <Bests drills={drills} />
    </aside>
  );
}

type PlannedDrill = { readonly session: ScheduledSession; readonly exercise: SessionExercise };

/** The drills of these sessions that have loaded already. The screen does not wait for the others. */
function useDrills(sessions: readonly ScheduledSession[]): readonly PlannedDrill[] {
  const reads = useQueries({ queries: sessions.map(({ id }) => sessionExercises(id)) });
  return sessions.flatMap((session, at) =>
    (reads[at]?.data ?? []).map((exercise) => ({ session, exercise })),
  );
}

const mostBests = 5;

function Bests({ drills }: { readonly drills: readonly PlannedDrill[] }) {
  const { t } = useTranslation('training');
  const dates = useDates();
  const { write } = useNumbers();
  // Lists a repeated drill only on its first day.
  const byDrill = new Map(
    drills.toReversed().map((drill) => [drill.exercise.exerciseId, drill] as const),
  );
  const bests = [...byDrill.values()].toReversed().flatMap(({ session, exercise }) => {
    const { name, exerciseId, scoring, ownScores } = exercise;
    if (!scoring || !ownScores) return [];
    return [{ exerciseId, name, scoring, best: ownScores.best, day: session.scheduledDate }];
  });
  if (bests.length === 0) return null;
  return (
    <section className="card card-padded" aria-labelledby="week-bests">
      <h3 className="heading-small" id="week-bests">
        {t('week.bests')}
      </h3>
      <ul className="ruled week-side-list">
        {bests.slice(0, mostBests).map(({ exerciseId, name, scoring, best, day }) => (
          <li key={exerciseId} className="between">
            <span>
              <b className="row-title">{name}</b>
              <span className="row-text">{dates.weekdayLong(day)}</span>
            </span>
            <span className="week-best small muted">
              <b className="number number-medium">{write(best)}</b>{' '}
              {scoring.max === null ? scoring.unit : t('week.ofMost', { most: write(scoring.max) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
