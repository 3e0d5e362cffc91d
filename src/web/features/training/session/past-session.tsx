import './past-session.css';
import { useTranslation } from '#web/i18n/translation.ts';
import type { SessionDetails } from './session-details.ts';

/** The golfer's results and notes of a completed session. */
export function PastSession({ details }: { readonly details: SessionDetails }) {
  const { t } = useTranslation('training');
  const { completion, session } = details;
  if (!completion) return null;
  const { completedExercises, notes } = completion;
  return (
    <section className="stack past-session gutter" aria-label={t('past.label')}>
      <p className="between">
        {t('past.exercises')}
        <b className="number">
          {t('past.exercisesDone', {
            done: completedExercises.length,
            total: session.exercises.length,
          })}
        </b>
      </p>
      {notes && (
        <div>
          <h3 className="heading-small">{t('past.notes')}</h3>
          <p className="past-session-notes muted">{notes}</p>
        </div>
      )}
    </section>
  );
}
