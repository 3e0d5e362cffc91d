import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { training } from '#contract/training.ts';
import { unitOf } from '#domain/drills/drill.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/button.tsx';
import { endTraining } from './end-training.ts';
import { localProgress } from './local-progress.ts';
import { progressStore } from './progress-store.ts';
import { hasTrained, resultsOf } from './results.ts';
import { isUnsentHere } from './sync-progress.ts';

type UnsentProgressProps = { readonly scheduledSessionId: string };

/** Progress that exists only on this device, of a session finished elsewhere. Reopening the session uses it again. */
export function UnsentProgress({ scheduledSessionId }: UnsentProgressProps) {
  const { t, language } = useTranslation('range');
  const [store] = useState(() => progressStore(scheduledSessionId));
  const progress = useStore(store);
  const { data } = useQuery(
    query(training.details, { params: { id: scheduledSessionId } }, { on404: 'null' }),
  );
  const isOver = data != null && data.scheduledSession.status !== 'planned';
  if (!isOver || progress === null || !hasTrained(progress)) return null;
  if (!isUnsentHere(localProgress(scheduledSessionId))) return null;
  const { exercises } = data.session;
  const { leftOut, scores } = resultsOf(exercises, progress);
  const trained = exercises.filter(({ id }) => !leftOut.includes(baseIdOf(id)));
  return (
    <section className="gutter" aria-labelledby="only-here">
      <div className="card card-padded stack-small">
        <h2 className="row-title" id="only-here">
          {t('onlyHere.title')}
        </h2>
        <p>{t('onlyHere.text')}</p>
        <ul>
          {trained.map(({ id, name, language: ofName, scoring }) => (
            <li key={id}>
              <span lang={ofName}>{name}</span> <b className="number">{scores[baseIdOf(id)]}</b>{' '}
              {scoring && unitOf(scoring, scores[baseIdOf(id)] ?? 0, language)}
            </li>
          ))}
        </ul>
        <Button variant="outline" size="slim" onClick={() => endTraining(scheduledSessionId)}>
          {t('onlyHere.discard')}
        </Button>
      </div>
    </section>
  );
}
