import { type ReactNode, useState } from 'react';
import { countSoFar } from '#domain/drills/attempts.ts';
import { cellsOf } from '#domain/drills/score-cells.ts';
import type { DrillProgress } from '#domain/training/session-progress.ts';
import { BallPad } from './ball-pad.tsx';
import { playedRuleOf } from './ball-station.ts';
import { CarryKeys } from './carry-keys.tsx';
import { CountLine } from './count-line.tsx';
import { playCue } from './cues.ts';
import { DoneKey } from './done-key.tsx';
import { HitKeys } from './hit-keys.tsx';
import type { KeysProps } from './keys-props.ts';
import { MeasureKeys } from './measure-keys.tsx';
import { PointKeys } from './point-keys.tsx';
import { attemptsMade } from './results.ts';
import { Scorecard } from './scorecard.tsx';
import { StrokeKeys } from './stroke-keys.tsx';
import { count, countBall, finish, type RangeDrill, undo } from './training-steps.ts';
import { useRangeKeys } from './use-range-keys.ts';
import type { TakeStep } from './use-training.ts';
import { ValueKeys } from './value-keys.tsx';

type ScorePadProps = {
  readonly drill: RangeDrill;
  readonly progress: DrillProgress;
  readonly paused: boolean;
  /** Whether the golfer types the score instead of counting attempts. */
  readonly typing: boolean;
  readonly take: TakeStep;
  readonly onEnd: () => void;
  /** Shown between the count and the buttons. */
  readonly children: ReactNode;
};

/** The count of a drill and the buttons that score it. */
export function ScorePad({
  drill,
  progress,
  paused,
  typing,
  take,
  onEnd,
  children,
}: ScorePadProps) {
  const { exercise } = drill;
  const { scoring } = exercise;
  const { attempts, balls = [] } = progress;
  const [byTotals, setByTotals] = useState(false);
  const isUntouched = attemptsMade(progress) === 0;
  const takeBack = () => {
    if (isUntouched) return;
    playCue('undone');
    take(undo);
  };
  useRangeKeys(paused ? {} : { Backspace: takeBack });
  const end = (score: number | null) => {
    playCue('finished');
    take(finish(score));
    onEnd();
  };
  if (scoring === null)
    return (
      <>
        {children}
        <DoneKey paused={paused} onDone={() => end(null)} />
      </>
    );
  const isTyped = typing || countSoFar(scoring, attempts) === null;
  if (isTyped)
    return (
      <>
        {children}
        <ValueKeys exercise={exercise} scoring={scoring} paused={paused} onScore={end} />
      </>
    );
  const played = playedRuleOf(exercise);
  // Totals that were typed before go on as totals.
  if (played && !byTotals && (attempts.length === 0 || balls.length > 0))
    return (
      <BallPad
        exercise={exercise}
        rule={played}
        balls={balls}
        paused={paused}
        onBall={(ball) => {
          playCue(ball > 0 ? 'hit' : 'miss');
          take(countBall(played, ball));
        }}
        onUndo={isUntouched ? undefined : takeBack}
        onTotals={() => setByTotals(true)}
      >
        {children}
      </BallPad>
    );
  const keys: KeysProps = {
    scoring,
    attempts,
    paused,
    onAttempt: (attempt) => {
      playCue(isMeasured(scoring) ? 'saved' : attempt > 0 ? 'hit' : 'miss');
      take(count(drill, attempt));
    },
  };
  const kind = scoring.shape?.kind;
  return (
    <>
      <CountLine
        exercise={exercise}
        scoring={scoring}
        attempts={attempts}
        onUndo={attempts.length > 0 ? takeBack : undefined}
      />
      <Scorecard scoring={scoring} attempts={attempts} />
      {children}
      {kind === 'strokes' ? (
        <StrokeKeys {...keys} />
      ) : kind === 'average' ? (
        <MeasureKeys key={attempts.length} {...keys} />
      ) : cellsOf(scoring)[attempts.length]?.carry ? (
        <CarryKeys {...keys} />
      ) : kind === 'points' || kind === 'cells' ? (
        <PointKeys {...keys} />
      ) : (
        <HitKeys {...keys} />
      )}
    </>
  );
}

/** Whether an attempt is a number instead of a hit or a miss. */
const isMeasured = ({ shape }: KeysProps['scoring']) =>
  shape?.kind === 'strokes' || shape?.kind === 'average' || shape?.kind === 'cells';
