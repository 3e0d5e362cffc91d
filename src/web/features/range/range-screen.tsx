import './range.css';
import './range-keys.css';
import './range-summary.css';
import './range-narrow.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { training } from '#contract/training.ts';
import { baseIdOf } from '#domain/programs/version-id.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { EmptyState, QueryBoundary } from '#web/platform/screen/states.tsx';
import { useStore } from '#web/platform/store.ts';
import { Link } from '#web/router/link.tsx';
import { useNavigate } from '#web/router/router-context.ts';
import { DrillScreen } from './drill-screen.tsx';
import { EarnedScreen } from './earned-screen.tsx';
import { endTraining } from './end-training.ts';
import { rangeSettings } from './range-settings.ts';
import type { Completed, SessionParts, TrainedSession } from './session-parts.ts';
import { SummaryScreen } from './summary-screen.tsx';
import { useFillForm } from './use-fill-form.ts';
import { useSyncProgress } from './use-sync-progress.ts';
import { useTraining } from './use-training.ts';

type RangeScreenProps = SessionParts & { readonly scheduledSessionId: string };

/** The screen for training one session on the range, one drill at a time. */
export function RangeScreen({ scheduledSessionId, ...parts }: RangeScreenProps) {
  const { t } = useTranslation('range');
  return (
    <QueryBoundary key={scheduledSessionId} safe={t('safe')}>
      <Range scheduledSessionId={scheduledSessionId} {...parts} />
    </QueryBoundary>
  );
}

function Range({ scheduledSessionId: id, ...parts }: RangeScreenProps) {
  const { t } = useTranslation('range');
  const { data } = useSuspenseQuery(query(training.details, { params: { id } }, { on404: 'null' }));
  const [wasPlanned] = useState(data?.scheduledSession.status === 'planned');
  if (data && wasPlanned && data.session.exercises.length > 0)
    return <Training session={{ ...data.session, scheduledSessionId: id }} {...parts} />;
  return <Nothing title={t(data ? 'nothing.title' : 'nothing.notFound')} />;
}

function Nothing({ title }: { readonly title: string }) {
  const { t } = useTranslation('range');
  return (
    <div className="centered-page">
      <h1 className="visually-hidden" id="screen-title">
        {t('title')}
      </h1>
      <EmptyState
        title={title}
        text={t('nothing.text')}
        action={
          <Link className="button button-outline" to="/my-schedule">
            {t('nothing.back')}
          </Link>
        }
      />
    </div>
  );
}

type TrainingProps = SessionParts & {
  readonly session: TrainedSession;
};

function Training({ session, ...parts }: TrainingProps) {
  const { scheduledSessionId, exercises, title } = session;
  const drills = exercises.map((exercise) => ({
    key: baseIdOf(exercise.id),
    scoring: exercise.scoring,
    exercise,
  }));
  const {
    training: now,
    take,
    note,
    start,
  } = useTraining(
    scheduledSessionId,
    drills.map(({ key }) => key),
  );
  const isOver = useSyncProgress(scheduledSessionId);
  const { t } = useTranslation('range');
  const { sunlight } = useStore(rangeSettings);
  const [started, setStarted] = useState(now !== null);
  const [earned, setEarned] = useState<Completed | null>(null);
  useScreen({ name: title });
  const at = drills.findIndex(({ key }) => key === now?.place.exerciseId);
  const drill = drills[at];
  const look = sunlight ? 'range is-sunlight' : 'range';
  const begin = useCallback(() => {
    start();
    setStarted(true);
  }, [start]);
  useEffect(() => {
    if (earned !== null) endTraining(scheduledSessionId);
  }, [earned, scheduledSessionId]);
  // The golfer may leave and complete the session on another screen, whose form is read when it opens.
  useFillForm(session, parts.fillIn);
  const navigate = useNavigate();
  const onWaiting = () => {
    endTraining(scheduledSessionId);
    void navigate({
      to: '/my-schedule/session/$scheduledSessionId',
      params: { scheduledSessionId },
      replace: true,
    });
  };
  if (earned !== null) return <EarnedScreen session={session} answer={earned} {...parts} />;
  // Another tab or device has completed the session.
  if (isOver || (now === null && started)) return <Nothing title={t('nothing.title')} />;
  if (now === null) return <WarmUpFirst exercises={exercises} onStart={begin} {...parts} />;
  if (drill === undefined)
    return (
      <SummaryScreen
        session={session}
        training={now}
        take={take}
        onCompleted={setEarned}
        onWaiting={onWaiting}
        {...parts}
      />
    );
  return (
    <DrillScreen
      look={look}
      drills={drills}
      at={at}
      drill={drill}
      training={now}
      take={take}
      onNote={note}
      session={session}
      renderSwap={parts.renderSwap}
    />
  );
}

type WarmUpFirstProps = Pick<SessionParts, 'renderWarmUp'> & {
  readonly exercises: readonly SessionExercise[];
  readonly onStart: () => void;
};

/** The warm-up before the first ball; skipped if the session starts with its own warm-up. */
function WarmUpFirst({ exercises, onStart, renderWarmUp }: WarmUpFirstProps) {
  const { t } = useTranslation('range');
  const warmsUp = exercises[0]?.mode === 'warm_up';
  useEffect(() => {
    if (warmsUp) onStart();
  }, [warmsUp, onStart]);
  return (
    <div className="range">
      <h1 className="visually-hidden" id="screen-title">
        {t('title')}
      </h1>
      {renderWarmUp({ open: !warmsUp, onClose: onStart })}
    </div>
  );
}
