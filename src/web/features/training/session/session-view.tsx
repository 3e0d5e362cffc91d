import './session-view.css';
import { type ReactNode, useRef, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { SessionBar } from '#web/golf/session-bar.tsx';
import { sessionStateOf } from '#web/golf/session-state.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { desktop } from '#web/platform/browser/wide-screen.ts';
import { useScreen } from '#web/platform/screen/screen.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useStore } from '#web/platform/store.ts';
import { CompleteSessionDialog } from '../complete/complete-session-dialog.tsx';
import { Reward } from '../complete/reward.tsx';
import type { Completed } from '../complete/use-complete-form.ts';
import { SwapDrill } from '../swaps/swap-drill.tsx';
import { SwapsNote } from '../swaps/swaps-note.tsx';
import { DrillDetail } from './drill-detail.tsx';
import { DrillList } from './drill-list.tsx';
import { DrillSheet } from './drill-sheet.tsx';
import { MissedCard } from './missed-card.tsx';
import { PackingList } from './packing-list.tsx';
import { PastSession } from './past-session.tsx';
import { SessionActions } from './session-actions.tsx';
import type { SessionDetails } from './session-details.ts';
import { SessionHead } from './session-head.tsx';
import { type RenderScore, SessionScores } from './session-scores.tsx';
import { useDrills } from './use-drills.ts';
import { WarmUpDialog } from './warm-up-dialog.tsx';

type SessionViewProps = {
  readonly details: SessionDetails;
  readonly start?: ReactNode;
  readonly note?: ReactNode;
  readonly programEnd?: ReactNode;
  readonly renderScore?: RenderScore;
};

/** A session at a glance. Its drills open as sheets or, before it is trained, beside their list on desktop. */
export function SessionView({ details, start, note, programEnd, ...parts }: SessionViewProps) {
  const { t } = useTranslation('training');
  const { session, scheduledSession, completion } = details;
  const { exercises, swaps } = session;
  const [open, setOpen] = useState<'nothing' | 'warmUp' | 'complete'>('nothing');
  const [earned, setEarned] = useState<Completed | null>(null);
  const [changes, setChanges] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const planned = scheduledSession.status === 'planned';
  const isMissed = sessionStateOf(scheduledSession, useToday()) === 'missed';
  const drills = useDrills(details);
  const hasColumns = useStore(desktop) && planned;
  const beside = exercises[Math.max(0, drills.at)];
  useScreen({ name: session.title });
  const close = () => setOpen('nothing');
  const onChanged = () => {
    setEarned(null);
    setChanges(changes + 1);
    title.current?.focus({ preventScroll: true });
  };
  const renderSwap = (exercise: SessionExercise) =>
    planned && (
      <SwapDrill
        scheduledSessionId={scheduledSession.id}
        swaps={swaps}
        exercise={exercise}
        // The drill's sheet would cover the toast, which has an undo button.
        onSwapped={hasColumns ? undefined : drills.close}
      />
    );
  const list = (
    <DrillList
      details={details}
      drills={drills}
      beside={hasColumns ? Math.max(0, drills.at) : null}
      note={planned && <SwapsNote scheduledSessionId={scheduledSession.id} swaps={swaps} />}
    />
  );
  return (
    <div className={planned ? 'session is-planned page-wide' : 'session page-wide'}>
      {earned && !planned && <Reward answer={earned} programEnd={programEnd} />}
      <SessionHead details={details} title={title} />
      {note && <div className="session-note">{note}</div>}
      {exercises.length > 0 && (
        <div className="session-minutes gutter">
          <SessionBar
            drills={exercises.map((exercise) => ({
              ...exercise,
              isLeftOut: completion?.completedExercises.includes(exercise.id) === false,
            }))}
          />
        </div>
      )}
      {completion && <SessionScores exercises={exercises} scores={completion.scores} {...parts} />}
      <div className="session-side">
        <PastSession details={details} />
        {isMissed && (
          <div className="session-needs gutter">
            <MissedCard details={details} onChanged={onChanged} />
          </div>
        )}
        {planned && !isMissed && (
          <div className="session-needs gutter">
            <PackingList
              id="needs"
              title={t('exercise.equipment')}
              titleHidden
              exercises={exercises}
            />
          </div>
        )}
        <SessionActions
          key={scheduledSession.status}
          details={details}
          start={start}
          onComplete={() => setOpen('complete')}
          onWarmUp={() => setOpen('warmUp')}
          onChanged={onChanged}
        />
        {completion && list}
      </div>
      {!completion && list}
      {hasColumns && beside ? (
        <div className="card session-panel">
          <DrillDetail
            key={beside.id}
            exercise={beside}
            number={exercises.indexOf(beside) + 1}
            total={exercises.length}
            completion={completion}
            isWide
            swap={renderSwap(beside)}
          />
        </div>
      ) : (
        <DrillSheet details={details} drills={drills} renderSwap={renderSwap} />
      )}
      <WarmUpDialog open={open === 'warmUp'} onClose={close} />
      <CompleteSessionDialog
        // Remount after reopening, so that the form can offer the earlier completion.
        key={changes}
        session={{
          scheduledSessionId: scheduledSession.id,
          sessionId: session.id,
          title: session.title,
          language: session.language,
          totalDuration: session.totalDuration,
          swaps,
        }}
        open={open === 'complete'}
        onClose={close}
        onCompleted={setEarned}
      />
    </div>
  );
}
