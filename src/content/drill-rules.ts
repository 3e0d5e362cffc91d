import { findScoringFaults } from '#domain/drills/check-drill.ts';
import { unitSystems } from '#domain/drills/distance.ts';
import type {
  Drill,
  DrillMode,
  DrillWords,
  Focus,
  Level,
  ScoreShape,
} from '#domain/drills/drill.ts';
import { centimetersIn } from './word-rules.ts';

/** Diameters in centimeters, from the Rules of Golf. A ball drops when its center is over the hole. */
const holeWidth = 10.8;
const ballWidth = 4.27;

/**
 * An obstacle that a putt has to pass: a gate between two objects, or a coin to roll over, at a distance `ahead`
 * of the ball or `short` of the hole. All lengths are in centimeters.
 */
type StartGate = {
  readonly width: number;
  readonly isCoin?: true;
  readonly hole: number;
} & ({ readonly ahead: number } | { readonly short: number });

const startGates: Readonly<Record<string, readonly StartGate[]>> = {
  'book-gate': [{ width: 6, ahead: 40, hole: 150 }],
  'coin-start-line': [{ width: 2.5, isCoin: true, ahead: 40, hole: 150 }],
  'string-line': [{ width: 10, ahead: 200, hole: 200 }],
  'gate-putting': [
    { width: 6, ahead: 40, hole: 150 },
    { width: 10, short: 40, hole: 150 },
  ],
  'home-putting-test': [{ width: 5.3, ahead: 40, hole: 150 }],
};

const degrees = (side: number, ahead: number) => (Math.atan(side / ahead) * 180) / Math.PI;

/** How far off line to one side a ball may start and still pass, in degrees. */
function angleOf(gate: StartGate, said: (centimeters: number) => number): number {
  const width = said(gate.width);
  const ahead = 'ahead' in gate ? said(gate.ahead) : said(gate.hole) - said(gate.short);
  return degrees((gate.isCoin ? width : width - ballWidth) / 2, ahead);
}

/** Finds gates that let through balls that would miss the hole: such a gate teaches the wrong line. */
export function gateFaults({ id, focus }: Drill, { description, setUp }: DrillWords): string[] {
  const gates = startGates[id];
  if (gates === undefined) {
    return focus === 'putting' && /\bgates?\b/i.test(`${description} ${setUp}`)
      ? [`${id}: its words have a gate; say in startGates how wide and how far ahead it is`]
      : [];
  }
  const lengths = centimetersIn(`${description} ${setUp}`);
  return gates.flatMap((gate) => {
    const { width, hole, ...place } = gate;
    const own = 'ahead' in place ? place.ahead : place.short;
    const unsaid = [width, hole, own].filter((length) => !lengths.has(length));
    if (unsaid.length > 0) return [`${id}: its words do not say ${unsaid.join(' cm, ')} cm`];
    return unitSystems.flatMap((units) => {
      const said = (length: number) => lengths.get(length)?.[units] ?? length;
      const [angle, most] = [angleOf(gate, said), degrees(holeWidth / 2, said(hole))];
      return angle <= most
        ? []
        : [
            `${id}: a ball ${angle.toFixed(1)}° off line passes the gate of ${width} cm (${units}); ` +
              `one that finds the hole is at most ${most.toFixed(1)}° off`,
          ];
    });
  });
}

/**
 * Seconds for one honest attempt: step up, aim, play, and fetch or place the next ball. These are our coaches'
 * estimates, on the short side.
 */
const secondsPerAttempt: Readonly<
  Record<Focus, Readonly<Record<Exclude<DrillMode, 'warm_up'>, number>>>
> = {
  putting: { blocked: 15, random: 20, game: 25, pressure: 20, test: 25 },
  short_game: { blocked: 20, random: 35, game: 45, pressure: 45, test: 45 },
  irons: { blocked: 30, random: 45, game: 60, pressure: 45, test: 45 },
  driving: { blocked: 45, random: 45, game: 60, pressure: 60, test: 60 },
  swing_practice: { blocked: 24, random: 30, game: 30, pressure: 30, test: 30 },
  mental: { blocked: 30, random: 60, game: 60, pressure: 60, test: 60 },
  physical: { blocked: 30, random: 30, game: 30, pressure: 30, test: 30 },
};

/**
 * Drills whose attempts take another time: two minutes of waiting before each tee shot; two sticks laid, looked at
 * from behind and taken away; a test at home, in which nobody walks between balls or reads a line.
 */
const secondsOfDrill: Readonly<Record<string, number>> = {
  'one-ball-tee-shot': 130,
  'rail-set-up': 75,
  'home-putting-test': 14,
};

const secondsOf = (drillId: string, focus: Focus, mode: Exclude<DrillMode, 'warm_up'>) =>
  secondsOfDrill[drillId] ?? secondsPerAttempt[focus][mode];

/** The number of attempts to fit into the minutes. A ball that is holed out takes at least two strokes. */
function attemptsIn(shape: ScoreShape | undefined): number {
  switch (shape?.kind) {
    case 'hits':
    case 'points':
    case 'average':
      return shape.attempts;
    case 'streak':
      return shape.tries ?? 0;
    case 'strokes':
      return shape.balls * 2;
    case 'cells':
      return shape.cells.reduce((sum, cell) => sum + (cell.carry ? 0 : cell.attempts), 0);
    default:
      return 0;
  }
}

/**
 * Finds drills whose minutes are too few for their attempts, which would make golfers hurry.
 *
 * @param place the place in a program that asks for the drill; without one, the drill itself.
 */
export function minutesFaults(drill: Drill, place = drill.id): string[] {
  const { id: drillId, focus, mode, minutes, scoring } = drill;
  if (mode === 'warm_up') return [];
  const attempts = attemptsIn(scoring?.shape);
  const seconds = secondsOf(drillId, focus, mode);
  const needed = Math.ceil((attempts * seconds) / 60);
  return needed <= minutes
    ? []
    : [
        `${place}: ${attempts} attempts of ${seconds} seconds take ${needed} minutes; it has ${minutes}`,
      ];
}

/** Finds targets that a golfer cannot score, or that do not get harder with each level. */
export function targetFaults({ id, scoring }: Drill): string[] {
  if (!scoring) return [];
  const { targets } = scoring;
  const target = (level: unknown) => targets?.[level as Level];
  return findScoringFaults(scoring).map(({ code, path }) => {
    const level = path.at(-1);
    switch (code) {
      case 'targets_order':
        return `${id}: the target of ${level} (${target(level)}) is easier than the one before, or all four are the same`;
      case 'target_impossible':
        return `${id}: nobody can score the target of ${level} (${target(level)})`;
      default:
        return `${id}: ${scoring.min} to ${scoring.max} are not the limits of ${scoring.shape?.kind ?? 'a value'}`;
    }
  });
}

/** Finds published targets that do not say whose scores they are, and names of golfers on other targets. */
export function normFaults({ id, scoring }: Drill, words: DrillWords): string[] {
  const norm = words.scoring?.norm;
  if (scoring?.basis === 'published' && !norm) {
    return [`${id}: its targets are published; say in \`norm\` whose scores they are`];
  }
  return norm && scoring?.basis !== 'published'
    ? [`${id}: it names whose scores its targets are, and they are not published`]
    : [];
}

/** Mental and physical scores hardly depend on the handicap, so golfers compare with their own first scores. */
export function baselineFaults({ id, focus, scoring }: Drill): string[] {
  const isOwn = focus === 'mental' || focus === 'physical';
  return isOwn && scoring?.targets
    ? [
        `${id}: a handicap says nothing about this score; golfers compare with their own first scores`,
      ]
    : [];
}
