import { useEffect, useRef, useState } from 'react';
import { type DrillProgress, progressOf } from '#domain/training/session-progress.ts';
import { ReachChoice } from '#web/golf/reach-choice.tsx';
import { nextTarget, playedRuleOf } from './ball-station.ts';
import { DrillArt } from './drill-art.tsx';
import { DrillSteps } from './drill-steps.tsx';
import { PauseSheet } from './pause-sheet.tsx';
import { RangeTop } from './range-top.tsx';
import { RestPanel } from './rest-panel.tsx';
import { attemptsMade } from './results.ts';
import { RingArt } from './ring-art.tsx';
import { ScorePad } from './score-pad.tsx';
import type { SessionParts, TrainedSession } from './session-parts.ts';
import { StatusLine } from './status-line.tsx';
import { TimeRow } from './time-row.tsx';
import {
  forget,
  goTo,
  isPaused,
  nextOpen,
  type RangeDrill,
  type Training,
} from './training-steps.ts';
import { type RangeKeys, useRangeKeys } from './use-range-keys.ts';
import type { TakeStep } from './use-training.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { hush } from './voice.ts';

type DrillScreenProps = {
  /** CSS classes of the screen. */
  readonly look: string;
  readonly drills: readonly RangeDrill[];
  /** Index of the drill in `drills`. */
  readonly at: number;
  readonly drill: RangeDrill;
  readonly training: Training;
  readonly take: TakeStep;
  readonly onNote: (text: string) => void;
  readonly session: TrainedSession;
} & Pick<SessionParts, 'renderSwap'>;

/** One drill: instructions, current count, and the buttons for counting. */
export function DrillScreen(props: DrillScreenProps) {
  const { look, drills, at, drill, training, take, onNote, session, renderSwap } = props;
  const { scheduledSessionId } = session;
  const [swapping, setSwapping] = useState(false);
  const [typing, setTyping] = useState<string | null>(null);
  const paused = isPaused(training);
  const awake = useWakeLock(!paused);
  const progress = progressOf(training.progress, drill.key);
  const resting = progress.state === 'done';
  const following = nextOpen(drills, training);
  const next = drills.find(({ key }) => key === following);
  const shown = resting && next ? next : drill;
  const rings = resting ? null : ringsOf(drill, progress);
  const step = (by: number) => {
    const other = drills[at + by];
    if (other) take(goTo(other.key));
  };
  const keys: RangeKeys = { ArrowLeft: () => step(-1), ArrowRight: () => step(1) };
  useRangeKeys(paused ? {} : keys);
  useEffect(() => (paused ? undefined : hush), [paused]);
  useFocusOnChange(`${drill.key} ${resting}`);
  return (
    <div className={look} data-in-use>
      <RangeTop drills={drills} at={at} training={training} take={take} />
      <StatusLine awake={awake} />
      {rings ? <RingArt {...rings} /> : <DrillArt exercise={shown.exercise} />}
      <div className="range-panel" key={drill.key}>
        {resting ? (
          <RestPanel drill={drill} next={next} training={training} take={take} />
        ) : (
          <>
            <DrillSteps exercise={drill.exercise} />
            {attemptsMade(progress) === 0 && <ReachChoice exerciseId={drill.exercise.exerciseId} />}
            <ScorePad
              drill={drill}
              progress={progress}
              paused={paused}
              typing={typing === drill.key}
              take={take}
              onEnd={() => setTyping(null)}
            >
              <TimeRow
                minutes={drill.exercise.duration}
                training={training}
                onPrevious={at > 0 ? () => step(-1) : undefined}
                onNext={at < drills.length - 1 ? () => step(1) : undefined}
              />
            </ScorePad>
          </>
        )}
      </div>
      <PauseSheet
        open={paused && !swapping}
        drills={drills}
        drill={drill}
        training={training}
        take={take}
        onNote={onNote}
        onType={() => setTyping(drill.key)}
        onSwap={() => setSwapping(true)}
        scheduledSessionId={scheduledSessionId}
      />
      {renderSwap({
        session,
        exercise: drill.exercise,
        open: paused && swapping,
        onOpenChange: setSwapping,
        onSwapped: () => take(forget(drill.key)),
      })}
    </div>
  );
}

/** The target of the next ball, once a test is counted ball by ball; null if it has no zones. */
function ringsOf({ exercise }: RangeDrill, { balls = [] }: DrillProgress) {
  const rule = playedRuleOf(exercise);
  const next = rule && balls.length > 0 ? nextTarget(exercise, rule, balls) : null;
  return next && next.zones.length > 0 ? { zones: next.zones, balls: next.here } : null;
}

/** Moves the focus to the heading if the focused button disappeared together with its drill or the summary. */
function useFocusOnChange(shown: string): void {
  const before = useRef('');
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) {
      document.getElementById('screen-title')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);
}
