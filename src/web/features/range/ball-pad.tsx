import '#web/golf/score-mark.css';
import './ball-pad.css';
import type { ReactNode } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { countSoFar } from '#domain/drills/attempts.ts';
import { type Balls, cellsInOrder, type PlayedRule, sumsOf } from '#domain/drills/balls.ts';
import { formatDistance } from '#domain/drills/distance.ts';
import { cellsOf, pointsInCell } from '#domain/drills/score-cells.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { nextTarget } from './ball-station.ts';
import { CarryKeys } from './carry-keys.tsx';
import { CountLine } from './count-line.tsx';
import type { Scoring } from './keys-props.ts';
import { useRangeKeys } from './use-range-keys.ts';

type BallPadProps = {
  readonly exercise: SessionExercise;
  readonly rule: Scoring & PlayedRule;
  readonly balls: Balls;
  readonly paused: boolean;
  readonly onBall: (ball: number) => void;
  readonly onUndo: (() => void) | undefined;
  /** Switches to typing the total of each target. */
  readonly onTotals: () => void;
  /** Shown between the count and the buttons. */
  readonly children: ReactNode;
};

/** A test counted ball by ball in the order of play: the sums so far, the next ball, and a key for each result. */
export function BallPad(props: BallPadProps) {
  const { exercise, rule, balls, paused, onBall, onUndo, onTotals, children } = props;
  const { t, language } = useTranslation('range');
  const units = useUnits();
  const sums = sumsOf(rule, balls);
  const next = nextTarget(exercise, rule, balls);
  if (next === null) return children;
  const { cell, distance } = next;
  const name = rule.cells?.[cell.id] ?? cell.id;
  const target = distance === null ? name : `${name}, ${formatDistance(distance, units, language)}`;
  const words = cell.carry
    ? t(`carry.${units}`, { name })
    : t('ball', { number: balls.length + 1, total: cellsInOrder(rule).length, target });
  return (
    <>
      <CountLine
        exercise={exercise}
        scoring={rule}
        attempts={balls}
        counted={{ so: countSoFar(rule, sums) ?? 0, words }}
        onUndo={onUndo}
      />
      <Sums rule={rule} sums={sums} at={next.at} />
      {children}
      {cell.carry ? (
        <CarryKeys
          scoring={rule}
          attempts={sums.slice(0, next.at)}
          paused={paused}
          onAttempt={onBall}
        />
      ) : (
        <BallKeys next={next} paused={paused} onBall={onBall} />
      )}
      {balls.length === 0 && (
        <button type="button" className="link is-centered" onClick={onTotals}>
          {t('totals')}
        </button>
      )}
    </>
  );
}

/** As many targets have room for their names beside each other. */
const mostNamed = 3;

type SumsProps = {
  readonly rule: Scoring & PlayedRule;
  readonly sums: readonly number[];
  /** The index of the next ball's cell. */
  readonly at: number;
};

/** The points so far at each target. */
function Sums({ rule, sums, at }: SumsProps) {
  const { t } = useTranslation('range');
  const { write } = useNumbers();
  const cells = cellsOf(rule);
  const isNamed = cells.length <= mostNamed;
  return (
    <ol
      className="range-cells"
      aria-label={t('sums')}
      style={{ gridTemplateColumns: `repeat(${cells.length}, minmax(0, 1fr))` }}
    >
      {cells.map((cell, index) => (
        <li key={cell.id} className={index === at ? 'is-now' : undefined}>
          <span className={isNamed ? 'small muted' : 'visually-hidden'}>
            {rule.cells?.[cell.id] ?? cell.id}
          </span>
          {!isNamed && (
            <span className="small muted" aria-hidden>
              {index + 1}
            </span>
          )}
          <b className="number score-mark">{write(pointsInCell(cell, sums[index] ?? 0))}</b>
        </li>
      ))}
    </ol>
  );
}

type BallKeysProps = {
  readonly next: NonNullable<ReturnType<typeof nextTarget>>;
  readonly paused: boolean;
  readonly onBall: (ball: number) => void;
};

/** A key for each result of a ball, best first, with the distance from the target up to which it counts. */
function BallKeys({ next: { cell, zones, isHoled }, paused, onBall }: BallKeysProps) {
  const { t, language } = useTranslation('range');
  const { write } = useNumbers();
  const units = useUnits();
  const values = (cell.values ?? [0, 1]).toSorted((a, b) => b - a);
  const keys = values.map((value) => [String(value), () => onBall(value)] as const);
  useRangeKeys(paused ? {} : Object.fromEntries(keys));
  const placeOf = (value: number) => {
    const zone = zones.find(({ points }) => points === value);
    if (zone) return formatDistance(zone.metres, units, language);
    if (isHoled) return t(value > 0 ? 'holed' : 'missed');
    return t('outside');
  };
  return (
    <div className="range-keys is-balls">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={value > 0 ? 'range-key is-main' : 'range-key'}
          data-points={value}
          aria-label={`${t('points', { count: value })}, ${placeOf(value)}`}
          onClick={() => onBall(value)}
        >
          <span className="number">{write(value)}</span>
          <small>{placeOf(value)}</small>
        </button>
      ))}
    </div>
  );
}
