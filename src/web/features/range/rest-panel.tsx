import { ArrowRight, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { unitOf } from '#domain/drills/drill.ts';
import { verdictOf } from '#domain/drills/verdict.ts';
import { reachOf } from '#domain/skill-tests/reach.ts';
import { verdictOfTest } from '#domain/skill-tests/test-verdict.ts';
import { progressOf } from '#domain/training/session-progress.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { clockText } from './clock.ts';
import { useAim } from './count-line.tsx';
import { playCue } from './cues.ts';
import { scoreIn } from './results.ts';
import { goTo, type RangeDrill, startAgain, type Training, undo } from './training-steps.ts';
import { useNow } from './use-now.ts';
import { useRangeKeys } from './use-range-keys.ts';
import type { TakeStep } from './use-training.ts';
import { say } from './voice.ts';

type RestPanelProps = {
  /** The drill just done. */
  readonly drill: RangeDrill;
  /** Undefined after the last drill. */
  readonly next: RangeDrill | undefined;
  readonly training: Training;
  readonly take: TakeStep;
};

/** The result of the drill, a short rest, and the next drill. */
export function RestPanel({ drill, next, training, take }: RestPanelProps) {
  const { t } = useTranslation('range');
  const progress = progressOf(training.progress, drill.key);
  const goOn = () => take(goTo(next?.key ?? null));
  const isCounted = progress.attempts.length > 0 || progress.score !== null;
  const takeBack = () => {
    playCue('undone');
    take(isCounted ? undo : startAgain);
  };
  useRangeKeys({ Space: goOn, Backspace: takeBack });
  return (
    <>
      <Outcome drill={drill} training={training} />
      <Rest training={training} />
      <p className="range-text">
        <span className="range-name">{t(next ? 'rest.next' : 'rest.last')}</span>
        {next && (
          <>
            <span className="range-step">{next.exercise.name}</span>
            <span className="muted">{t('minutes', { minutes: next.exercise.duration })}</span>
          </>
        )}
      </p>
      <div className="range-keys is-hit-or-miss">
        <button type="button" className="range-key" onClick={takeBack}>
          <Undo2 className="icon" aria-hidden />
          {t('undo')}
        </button>
        <button type="button" className="range-key is-main" onClick={goOn}>
          <ArrowRight className="icon" aria-hidden />
          {t(next ? 'rest.goOn' : 'rest.toSummary')}
          <kbd aria-hidden>{t('space')}</kbd>
        </button>
      </div>
    </>
  );
}

function Outcome({
  drill: { key, exercise },
  training,
}: Pick<RestPanelProps, 'drill' | 'training'>) {
  const { t } = useTranslation('range');
  const score = scoreIn(exercise.scoring, progressOf(training.progress, key));
  return (
    <div className="range-outcome" role="status">
      <p className="range-name">{t('rest.done', { name: exercise.name })}</p>
      {exercise.scoring && score !== null && (
        <Score exercise={{ ...exercise, scoring: exercise.scoring }} score={score} />
      )}
    </div>
  );
}

type Exercise = RangeDrill['exercise'];
type ScoreProps = {
  readonly exercise: Exercise & { readonly scoring: NonNullable<Exercise['scoring']> };
  readonly score: number;
};

/** The score and one sentence that compares it. */
function Score({ exercise, score }: ScoreProps) {
  const { t, language } = useTranslation('range');
  const { scoring } = exercise;
  const aim = useAim(exercise);
  const { write } = useNumbers();
  const writeOwn = useScoreText(scoring, exercise.ownScores?.isMixed ?? false);
  const target = aim?.kind === 'target' ? aim.score : null;
  const verdict = verdictOf(scoring, { score, target, own: exercise.ownScores });
  const testVerdict = verdictOfTest(
    exercise.exerciseId,
    [...(exercise.ownScores?.scores ?? []), score],
    reachOf(exercise.series),
  );
  const sentence = testVerdict
    ? t(`test.${testVerdict.verdict}`, {
        start: write(testVerdict.start),
        needed: write(testVerdict.needed),
      })
    : t(`verdict.${verdict}`, {
        target: write(target ?? score),
        count: write(Math.abs((target ?? score) - score)),
        best: writeOwn(exercise.ownScores?.best ?? score),
      });
  const isShort = testVerdict
    ? testVerdict.verdict === 'worse'
    : verdict === 'short' || verdict === 'worse';
  const unit = unitOf(scoring, score, language);
  const whole = `${write(score)} ${unit}. ${sentence}`;
  useEffect(() => say(whole, language), [whole, language]);
  return (
    <>
      <p className="range-count">
        <b className="number">{write(score)}</b>
        <span lang={exercise.howToLanguage}>
          {scoring.max === null
            ? unit
            : t('ofMade', { count: write(scoring.max), unit: scoring.unit })}
        </span>
      </p>
      <p className={isShort ? 'range-verdict is-short' : 'range-verdict'}>{sentence}</p>
    </>
  );
}

/** The countdown of the rest. When it is over, nothing happens until the golfer continues. */
function Rest({ training: { place } }: Pick<RestPanelProps, 'training'>) {
  const { t } = useTranslation('range');
  const { restUntil, pausedAt } = place;
  const time = useNow(restUntil !== null);
  const now = pausedAt ?? time;
  const left = Math.max(0, Math.ceil(((restUntil ?? now) - now) / 1000));
  const isOver = left === 0;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) playCue('time');
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <div className="range-clock">
      <p role="timer">
        <b className="number">{clockText(left)}</b> {t(isOver ? 'rest.over' : 'rest.left')}
      </p>
    </div>
  );
}
