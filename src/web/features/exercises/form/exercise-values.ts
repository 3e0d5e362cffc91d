import type { Exercise, ExerciseInput } from '#contract/exercises-schemas.ts';
import { fitsLimits } from '#domain/drills/check-drill.ts';
import type { Diagram } from '#domain/drills/diagram.ts';
import { type DrillMode, type Level, levels, type Venue } from '#domain/drills/drill.ts';
import type { ExerciseIcon, ExerciseType } from '#domain/drills/exercise.ts';

type ScoringSteps = '1' | '0.5' | '0.1';

/** The scoring in the form. Numbers are text as typed. */
export type ScoringValues = {
  how: string;
  unit: string;
  better: 'higher' | 'lower';
  min: string;
  /** Empty if there is no maximum. */
  max: string;
  step: ScoringSteps;
  /** All empty if golfers compare with their own first scores. */
  targets: Record<Level, string>;
};

/** The values of the exercise form, as typed. */
export type ExerciseValues = {
  name: string;
  type: ExerciseType;
  duration: string;
  difficulty: Level;
  description: string;
  instructions: string;
  /** Separated by commas. */
  equipment: string;
  icon: ExerciseIcon;
  purpose: string;
  setUp: string;
  /** One per line. */
  steps: string;
  commonFaults: { fault: string; fix: string }[];
  /** One per line. */
  alternatives: string;
  safety: string;
  venues: Venue[];
  mode: DrillMode | '';
  isScored: boolean;
  scoring: ScoringValues;
  diagram: Diagram | null;
};

const unscored: ScoringValues = {
  how: '',
  unit: '',
  better: 'higher',
  min: '0',
  max: '',
  step: '1',
  targets: { beginner: '', intermediate: '', advanced: '', expert: '' },
};

const empty: ExerciseValues = {
  name: '',
  type: 'putting',
  duration: '10',
  difficulty: 'beginner',
  description: '',
  instructions: '',
  equipment: '',
  icon: 'target',
  purpose: '',
  setUp: '',
  steps: '',
  commonFaults: [],
  venues: [],
  mode: '',
  alternatives: '',
  safety: '',
  isScored: false,
  scoring: unscored,
  diagram: null,
};

type Details = NonNullable<Exercise['details']>;

function scoringValues(scoring: Details['scoring']): ScoringValues {
  if (scoring === null) return unscored;
  const { how, unit, better, min, max, step, targets } = scoring;
  const typed = levels.map((level) => [level, targets === null ? '' : String(targets[level])]);
  return {
    how,
    unit,
    better,
    min: String(min),
    max: max === null ? '' : String(max),
    step: String(step) as ScoringSteps,
    targets: Object.fromEntries(typed) as ScoringValues['targets'],
  };
}

/** Returns the initial form values: those of the exercise, or the defaults. */
export function valuesOf(exercise: Exercise | null): ExerciseValues {
  if (exercise === null) return empty;
  const { name, type, duration, difficulty, description, instructions, icon, details } = exercise;
  const basic = {
    name,
    type,
    duration: String(duration),
    difficulty,
    description,
    instructions,
    icon,
    equipment: exercise.equipment.join(', '),
  };
  if (details === null) return { ...empty, ...basic };
  const { purpose, setUp, steps, commonFaults, venues, mode, scoring, diagram } = details;
  const { alternatives, safety } = details;
  return {
    ...basic,
    purpose,
    setUp,
    steps: steps.join('\n'),
    commonFaults,
    venues,
    mode: mode ?? '',
    alternatives: alternatives.join('\n'),
    safety,
    isScored: scoring !== null,
    scoring: scoringValues(scoring),
    diagram,
  };
}

const entries = (text: string, separator: string) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Splits a comma-separated list into trimmed entries. Leaves out empty ones. */
export const equipmentOf = (text: string): string[] => entries(text, ',');

/** Parses a number with a decimal comma or point. Returns NaN, which the contract refuses, for other text. */
const numberOf = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'));

function scoringOf(values: ExerciseValues, before: Details['scoring']) {
  if (!values.isScored) return null;
  const { how, unit, better, min, max, step, targets: texts } = values.scoring;
  const typed = levels.map((level) => [level, numberOf(texts[level])]);
  const hasTargets = levels.some((level) => texts[level].trim() !== '');
  const targets = hasTargets ? (Object.fromEntries(typed) as Record<Level, number>) : null;
  // Targets that somebody typed are neither published nor computed.
  const isOwn = levels.some((level) => targets?.[level] !== before?.targets?.[level]) || !before;
  const { edition, cells, unitOfOne } = before ?? {};
  const norm = isOwn ? undefined : before.norm;
  const limits = {
    better,
    min: numberOf(min),
    max: max.trim() === '' ? null : numberOf(max),
    step: Number(step) as NonNullable<Details['scoring']>['step'],
  };
  return {
    how,
    unit,
    ...limits,
    targets,
    basis: isOwn ? ('estimate' as const) : before.basis,
    ...(edition && { edition }),
    ...(cells && { cells }),
    ...(norm && { norm }),
    ...(unitOfOne && unit === before?.unit && { unitOfOne }),
    // With other limits the score is counted differently, which the form does not ask for.
    ...(before?.shape && fitsLimits(before.shape, limits) && { shape: before.shape }),
  };
}

const isWritten = ({ fault, fix }: { fault: string; fix: string }) =>
  fault.trim() !== '' || fix.trim() !== '';

/** Returns the request body. `before` is the exercise being edited. */
export function inputOf(values: ExerciseValues, before: Exercise | null): ExerciseInput {
  const { name, type, difficulty, description, instructions, icon } = values;
  const { purpose, setUp, safety, venues, mode, diagram } = values;
  const equipment = equipmentOf(values.equipment);
  const isSame = equipment.join() === before?.equipment.join();
  const needs = isSame ? before?.details?.needs : undefined;
  const details = {
    purpose,
    setUp,
    safety,
    venues,
    mode: mode === '' ? null : mode,
    diagram,
    alternatives: entries(values.alternatives, '\n'),
    steps: entries(values.steps, '\n'),
    commonFaults: values.commonFaults.filter(isWritten),
    scoring: scoringOf(values, before?.details?.scoring ?? null),
    ...(needs && { needs }),
  };
  const { steps, commonFaults, alternatives, scoring } = details;
  const hasDetails =
    [purpose.trim(), setUp.trim(), safety.trim(), mode].some((text) => text !== '') ||
    [steps, commonFaults, alternatives, venues].some((list) => list.length > 0) ||
    scoring !== null ||
    diagram !== null;
  return {
    name,
    type,
    difficulty,
    description,
    instructions,
    icon,
    duration: numberOf(values.duration),
    equipment,
    ...(before && { language: before.language }),
    details: hasDetails ? details : null,
  };
}

/** Returns the form field for an error path: `details.steps.2` belongs to `steps`. */
export function fieldOf(path: string, { commonFaults }: ExerciseValues): string {
  const field = path.replace(/^details\./, '');
  const [first = '', place, part] = field.split('.');
  if (first === 'commonFaults' && place !== undefined) {
    // Empty rows are not sent, so error indexes count only the others.
    const written = commonFaults.flatMap((fault, index) => (isWritten(fault) ? [index] : []));
    return [first, written[Number(place)] ?? place, part]
      .filter((each) => each !== undefined)
      .join('.');
  }
  return first === 'scoring' ? field : first;
}
