import { unitSystems } from '#domain/drills/distance.ts';
import type { Drill } from '#domain/drills/drill.ts';
import { type ExerciseTask, scoringFor } from '#domain/drills/task.ts';
import { ballsOf } from '#domain/skill-tests/drill-models.ts';
import { expectedScore } from '#domain/skill-tests/drill-targets.ts';
import { shortDistances } from '#domain/skill-tests/skill-test.ts';
import { minutesFaults } from './drill-rules.ts';
import type { Program, Session, SessionExercise, Week } from './programs/program.ts';

/** The data that a program is checked against. */
export type ProgramContext = {
  readonly drills: ReadonlyMap<string, Drill>;
  /** The name of each variant, by key. */
  readonly variants: Readonly<Record<string, string>>;
  /** Drills that the program tests in its first week and again in its last week. */
  readonly tests: readonly string[];
};

/** With more tests in one session, the golfer's form on one day would decide too many of them. */
const mostTestsInSession = 2;

type Rule = (program: Program, context: ProgramContext) => readonly string[];
type Place = SessionExercise & { readonly drill: Drill };

function placesOf(session: Session, { drills }: ProgramContext): readonly Place[] {
  return session.exercises.flatMap((exercise) => {
    const drill = drills.get(exercise.drillId);
    return drill ? [{ ...exercise, drill }] : [];
  });
}

const sessionsOf = ({ weeks }: Program) => weeks.flatMap(({ sessions }) => sessions);
const allPlaces = (program: Program, context: ProgramContext) =>
  sessionsOf(program).flatMap((session) => placesOf(session, context));
const minutesOf = (places: readonly { readonly minutes: number }[]) =>
  places.reduce((sum, { minutes }) => sum + minutes, 0);
const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
const doseOf = ({ minutes, task = {} }: SessionExercise) =>
  JSON.stringify([minutes, task.attempts, task.variant, task.scored]);

/** A session's minutes are the sum of its exercises' minutes and do not exceed the program's minutes per session. */
const findWrongMinutes: Rule = (program) =>
  sessionsOf(program).flatMap(({ id, exercises, totalDuration }) => {
    const minutes = minutesOf(exercises);
    if (minutes !== totalDuration) {
      return [`${id} says ${totalDuration} minutes, and its exercises take ${minutes}`];
    }
    return totalDuration > program.minutesPerSession
      ? [`${id} takes ${totalDuration} minutes, and a session ${program.minutesPerSession}`]
      : [];
  });

/** Whether the drill supports the number of attempts that a task asks for. */
const canHave = ({ scoring }: Drill, task: ExerciseTask) =>
  task.attempts === undefined || scoring === null || scoringFor(scoring, task) !== scoring;

/** Every exercise refers to an existing drill, a task that the drill supports, and a variant that has a name. */
const findBrokenReferences: Rule = (program, { drills, variants }) =>
  sessionsOf(program).flatMap(({ exercises }) =>
    exercises.flatMap(({ id, drillId, task = {} }) => {
      const drill = drills.get(drillId);
      if (!drill) return [`${id} asks for ${drillId}, and there is no such drill`];
      const { attempts, variant } = task;
      const unnamed =
        variant !== undefined && !Object.hasOwn(variants, variant)
          ? [`${id} asks for the variant ${variant}, and no phrase says what it is`]
          : [];
      return canHave(drill, task)
        ? unnamed
        : [...unnamed, `${id} asks for ${attempts} attempts, which ${drillId} cannot have`];
    }),
  );

/** Every exercise has enough minutes for its attempts. */
const findHurry: Rule = (program, context) =>
  allPlaces(program, context).flatMap(({ id, minutes, drill, task = {} }) =>
    minutesFaults({ ...drill, minutes, scoring: scoringFor(drill.scoring, task) }, id),
  );

const testPlaces = (week: Week | undefined, test: string) =>
  (week?.sessions ?? []).flatMap(({ exercises }) =>
    exercises.filter(({ drillId, task }) => drillId === test && task?.scored !== false),
  );

/** A test takes place in the first and in the last week, with the same minutes and the same task. */
const findUnequalTests: Rule = ({ id, weeks }, { tests }) =>
  tests.flatMap((test) => {
    const [first, last] = [testPlaces(weeks[0], test), testPlaces(weeks.at(-1), test)];
    const [before, after] = [first[0], last[0]];
    if (!before || !after) return [`${id} does not test ${test} in its first and its last week`];
    return [...first, ...last].some((place) => doseOf(place) !== doseOf(before))
      ? [`${before.id} and ${after.id} test ${test} differently`]
      : [];
  });

/** A skill test never changes: it has its own minutes and stations, and at most the short-distances variant. */
const findChangedSkillTests: Rule = (program, context) =>
  allPlaces(program, context)
    .filter(({ drill }) => drill.mode === 'test')
    .flatMap(({ id, minutes, task = {}, drill }) => {
      const { variant = shortDistances, ...others } = task;
      const isChanged = Object.keys(others).length > 0 || variant !== shortDistances;
      return [
        ...(minutes === drill.minutes
          ? []
          : [`${id} gives ${drill.id} ${minutes} minutes; it takes ${drill.minutes}`]),
        ...(isChanged ? [`${id} changes ${drill.id}; a test may only have short distances`] : []),
      ];
    });

/** Skill tests are spread over several days. */
const findCrowdedTests: Rule = (program, context) =>
  sessionsOf(program).flatMap((session) => {
    const skillTests = placesOf(session, context).filter(({ drill }) => drill.mode === 'test');
    return skillTests.length > mostTestsInSession
      ? [`${session.id} has ${skillTests.length} skill tests; ${mostTestsInSession} are the most`]
      : [];
  });

const sandDrills: ReadonlySet<string> = new Set(['splash-line', 'ten-from-the-sand']);
const skillOf = ({ id, focus }: Drill) => (sandDrills.has(id) ? 'bunker' : focus);
/**
 * Returns the skills that a drill tests. The short game test also tests the bunker: ten balls are played from the
 * sand.
 */
const testedBy = (drill: Drill) =>
  drill.id === 'short-game-test' ? [skillOf(drill), 'bunker'] : [skillOf(drill)];
// Measured against the golfer's own baseline, not by a test.
const untested: ReadonlySet<string> = new Set(['mental', 'physical']);

/** A program tests every skill that it teaches. */
const findUntestedSkills: Rule = (program, context) => {
  const taught = new Set(
    allPlaces(program, context).flatMap(({ drill }) =>
      drill.mode === 'warm_up' ? [] : [skillOf(drill)],
    ),
  );
  const tested = new Set<string>(
    context.tests.flatMap((id) => {
      const drill = context.drills.get(id);
      return drill ? testedBy(drill) : [];
    }),
  );
  return [...taught]
    .filter((skill) => !tested.has(skill) && !untested.has(skill))
    .map((skill) => `${program.id} teaches ${skill} and does not test it`);
};

/** No drill occurs in two sessions in a row, except warm-ups, finishes and tests. */
const findRepeats: Rule = (program, context) => {
  const testDoses = new Set(
    context.tests.flatMap((test) =>
      testPlaces(program.weeks[0], test).map((place) => `${test} ${doseOf(place)}`),
    ),
  );
  const lessons = sessionsOf(program).map((session) =>
    placesOf(session, context).filter(
      ({ drill, ...place }) =>
        drill.mode !== 'warm_up' &&
        drill.mode !== 'pressure' &&
        !testDoses.has(`${drill.id} ${doseOf(place)}`),
    ),
  );
  return lessons.flatMap((places, index) => {
    const before = new Set(lessons[index - 1]?.map(({ drillId }) => drillId));
    return places
      .filter(({ drillId }) => before.has(drillId))
      .map(({ id, drillId }) => `${id} repeats ${drillId} of the session before`);
  });
};

const mostBlocked = 75;
const mostBlockedLater = 50;

/** Blocked practice belongs in the first half of a program. From the middle on, at least half of the work varies. */
const findBlocks: Rule = (program, context) =>
  program.weeks.flatMap((week, index) => {
    const places = week.sessions.flatMap((session) => placesOf(session, context));
    const work = places.filter(({ drill }) => drill.mode !== 'warm_up');
    const blocked = work.filter(({ drill }) => drill.mode === 'blocked');
    const share = percent(minutesOf(blocked), minutesOf(work));
    const most = index < program.weeks.length / 2 ? mostBlocked : mostBlockedLater;
    return share > most
      ? [`${week.id} is ${Math.round(share)} % blocked practice; ${most} % are the most`]
      : [];
  });

/**
 * Warm-ups take 10 to 15 percent of the time. One percent more is allowed, because short sessions need three
 * minutes.
 */
const findWarmUpShare: Rule = (program, context) => {
  const places = allPlaces(program, context);
  const warmUps = places.filter(({ drill }) => drill.mode === 'warm_up');
  const share = percent(minutesOf(warmUps), minutesOf(places));
  return share < 10 || share > 16
    ? [`${program.id} warms up for ${Math.round(share)} % of its minutes; 10 to 15 % are right`]
    : [];
};

/** Beginners who hit full shots spend about a fifth of their time on the swing itself. */
const findSwingShare: Rule = (program, context) => {
  const places = allPlaces(program, context);
  const isOfFullShots = places.some(({ drill }) => drill.focus === 'driving');
  if (program.difficulty !== 'beginner' || !isOfFullShots) return [];
  const swing = places.filter(({ drill }) => drill.focus === 'swing_practice');
  const share = percent(minutesOf(swing), minutesOf(places));
  return share < 17 || share > 25
    ? [`${program.id} gives the swing ${Math.round(share)} % of its minutes; about 20 % are right`]
    : [];
};

/**
 * The least share of the practice, without warm-ups and tests, for a skill that is tested: about two thirds of what
 * our practice notes give it at these levels, and for the approach all of it, because it decides a quarter of the
 * verdict and strokes are lost there first.
 */
const leastShares = { putting: 12, short_game: 16, irons: 15, driving: 8 } as const;

/** A program that tests a skill practices it. */
const findThinSkills: Rule = (program, context) => {
  const tested = new Set<string>(context.tests.map((id) => context.drills.get(id)?.focus ?? ''));
  const practice = allPlaces(program, context).filter(
    ({ drill }) => drill.mode !== 'warm_up' && drill.mode !== 'test',
  );
  return Object.entries(leastShares).flatMap(([focus, least]) => {
    const own = practice.filter(({ drill }) => drill.focus === focus);
    const share = percent(minutesOf(own), minutesOf(practice));
    return tested.has(focus) && share < least
      ? [`${program.id} tests ${focus} and gives it ${share.toFixed(0)} % of its practice`]
      : [];
  });
};

/** The drills that practice each task of a skill test, at the lengths that it has. */
const practicedBy: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'putting-test': [['clock-putting', 'four-sides-ladder'], ['long-lags']],
  'short-game-test': [
    ['chip-points', 'three-clubs-one-spot', 'landing-zone'],
    ['pitch-twenty-thirty'],
    ['ten-from-the-sand', 'splash-line'],
  ],
  'approach-test': [
    ['wedge-ladder', 'wedge-to-40-m-within-6', 'wedge-to-40-m-within-7'],
    ['short-iron-greens'],
    ['long-approaches'],
  ],
  'driving-test': [['fairway-corridor', 'two-club-pairs']],
};

/** Every station of a skill test is practiced somewhere in the program. */
const findUnpracticedStations: Rule = (program, context) => {
  const used = new Set(
    allPlaces(program, context).flatMap(({ drillId, task }) => [drillId, task?.variant ?? '']),
  );
  return context.tests.flatMap((test) =>
    (practicedBy[test] ?? [])
      .filter((drills) => !drills.some((id) => used.has(id)))
      .map((drills) => `${program.id} tests ${test} and never practices ${drills.join(' or ')}`),
  );
};

/** Two good balls in a row are a pass. */
const passRun = 2;

/** A finish is worth its nerves if neither passing nor failing is certain. */
const leastPass = 0.6;
const mostPass = 0.75;

/** Returns the chance of a run of `passRun` good balls within some tries. */
function chanceToPass(good: number, tries: number): number {
  // The chances that no run was finished yet and the last balls were 0, 1, … good ones.
  let runs = [1, ...Array.from({ length: passRun - 1 }, () => 0)];
  let passed = 0;
  for (let ball = 0; ball < tries; ball++) {
    passed += (runs.at(-1) ?? 0) * good;
    const missed = runs.reduce((sum, chance) => sum + chance, 0) * (1 - good);
    runs = [missed, ...runs.slice(0, -1).map((chance) => chance * good)];
  }
  return passed;
}

/**
 * Finishes are passed by 60 to 75 of 100 golfers in the middle of the program's handicaps, as far as the ball model
 * knows their task.
 */
const findWrongStakes: Rule = (program, context) => {
  const { fromHandicap, targetHandicap } = program;
  if (fromHandicap === null) return [];
  const handicap = (Number(fromHandicap) + Number(targetHandicap)) / 2;
  return allPlaces(program, context).flatMap(({ id, drill, task = {} }) => {
    const { shape } = scoringFor(drill.scoring, task) ?? {};
    if (drill.mode !== 'pressure' || shape?.kind !== 'streak') return [];
    return unitSystems.flatMap((units) => {
      const balls = ballsOf(drill.id, units, task.variant);
      if (balls === null) return [];
      const pass = chanceToPass(expectedScore(balls, 1, handicap), shape.tries ?? 0);
      return pass < leastPass || pass > mostPass
        ? [`${id}: ${Math.round(pass * 100)} of 100 golfers pass it (${units}); 60 to 75 are right`]
        : [];
    });
  });
};

/** A session begins with a warm-up and ends with something at stake or with a test. */
const findOpenEnds: Rule = (program, context) =>
  sessionsOf(program).flatMap((session) => {
    const places = placesOf(session, context);
    const [first, last] = [places[0], places.at(-1)];
    const hasStake = last?.drill.mode === 'pressure' || context.tests.includes(last?.drillId ?? '');
    return [
      ...(first?.drill.mode === 'warm_up' ? [] : [`${session.id} does not begin with a warm-up`]),
      ...(hasStake ? [] : [`${session.id} ends with nothing at stake`]),
    ];
  });

const rules: readonly Rule[] = [
  ...[findWrongMinutes, findBrokenReferences, findHurry, findUnequalTests, findUntestedSkills],
  ...[findChangedSkillTests, findCrowdedTests],
  ...[findThinSkills, findUnpracticedStations, findWrongStakes],
  ...[findRepeats, findBlocks, findWarmUpShare, findSwingShare, findOpenEnds],
];

/** Returns everything that a coach would reject in a program, one sentence for each fault. */
export const findProgramFaults: Rule = (program, context) =>
  rules.flatMap((rule) => rule(program, context));

/** Returns ids that were shipped and no longer exist. Golfers' plans and scores refer to them. */
export const findLostIds = (shipped: readonly string[], ids: Iterable<string>): string[] => {
  const known = new Set(ids);
  return shipped.filter((id) => !known.has(id)).map((id) => `${id} was shipped and is gone`);
};
