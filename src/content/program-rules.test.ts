import { describe, expect, test } from 'vitest';
import type { Drill } from '#domain/drills/drill.ts';
import { shippedContent } from './content.ts';
import { findLostIds, findProgramFaults, type ProgramContext } from './program-rules.ts';
import type { Program, SessionExercise } from './programs/program.ts';

const { drills, programs, words } = shippedContent;
const byId = new Map(drills.map((drill) => [drill.id, drill]));

const testsOnCourse = [
  ...['short-game-test', 'approach-test', 'driving-test', 'putting-test', 'nine-to-three'],
];
const testsOf: Readonly<Record<string, readonly string[]>> = {
  'break-100': testsOnCourse,
  'break-90': testsOnCourse,
  'putting-at-home': ['home-putting-test', 'glass-streak', 'carpet-nine'],
};

const contextOf = (tests: readonly string[]): ProgramContext => ({
  drills: byId,
  variants: words.variants,
  tests,
});

test.each(programs)('$id follows all program rules', (program) => {
  expect(findProgramFaults(program, contextOf(testsOf[program.id] ?? []))).toEqual([]);
});

/** A session of 20 minutes that passes every rule. */
const aSession = (week: number, middle: Omit<SessionExercise, 'id'>[]) => {
  const id = `trial-w${week}-s1`;
  const exercises = [
    { drillId: 'dynamic-warm-up', minutes: 3 },
    ...middle,
    { drillId: 'finish-putts', minutes: 5 },
  ].map((exercise, index) => ({ ...exercise, id: `${id}-e${index + 1}` }));
  return { id, dayNumber: 2, focus: 'putting' as const, totalDuration: 20, exercises };
};

function aProgram(...sessions: Omit<SessionExercise, 'id'>[][]): Program {
  const weeks = sessions.map((middle, index) => ({
    id: `trial-w${index + 1}`,
    weekNumber: index + 1,
    focus: 'putting' as const,
    sessions: [aSession(index + 1, middle)],
  }));
  return {
    id: 'trial',
    difficulty: 'beginner',
    durationWeeks: weeks.length,
    sessionsPerWeek: 1,
    minutesPerSession: 20,
    targetHandicap: '18.0',
    fromHandicap: '22.0',
    color: 'blue',
    weeks,
  };
}

const clock = { drillId: 'clock-putting', minutes: 12 };
const ladder = { drillId: 'ladder-putting', minutes: 12 };
const faultsOf = (program: Program, tests = ['clock-putting']) =>
  findProgramFaults(program, contextOf(tests));

describe('the check of programs', () => {
  test('accepts a program without faults', () => {
    expect(faultsOf(aProgram([clock], [ladder], [clock]))).toEqual([]);
  });

  test('reports a session whose minutes do not add up', () => {
    expect(faultsOf(aProgram([clock], [{ ...ladder, minutes: 9 }], [clock]))).toContain(
      'trial-w2-s1 says 20 minutes, and its exercises take 17',
    );
  });

  test('reports drills, attempts and variants that do not exist', () => {
    const asked = (exercise: Omit<SessionExercise, 'id'>) =>
      faultsOf(aProgram([clock], [exercise], [clock]));
    expect(asked({ ...ladder, drillId: 'moon-shot' })).toContain(
      'trial-w2-s1-e2 asks for moon-shot, and there is no such drill',
    );
    expect(asked({ ...ladder, task: { variant: 'blindfold' } })).toEqual([
      'trial-w2-s1-e2 asks for the variant blindfold, and no phrase says what it is',
    ]);
    const odd = { ...ladder, drillId: 'odd', task: { attempts: 5 } };
    const drill: Drill = {
      ...(byId.get('ladder-putting') as Drill),
      id: 'odd',
      scoring: {
        shape: { kind: 'points', attempts: 2, values: [0, 1] },
        better: 'higher',
        min: 0,
        max: 1.4,
        step: 0.5,
        targets: null,
        basis: 'estimate',
      },
    };
    const context = { ...contextOf(['clock-putting']), drills: new Map([...byId, ['odd', drill]]) };
    expect(findProgramFaults(aProgram([clock], [odd], [clock]), context)).toEqual([
      'trial-w2-s1-e2 asks for 5 attempts, which odd cannot have',
    ]);
  });

  test('reports an exercise with too little time for its attempts', () => {
    const hurried = { ...ladder, task: { attempts: 80 } };
    expect(faultsOf(aProgram([clock], [hurried], [clock]))).toEqual([
      'trial-w2-s1-e2: 80 attempts of 20 seconds take 27 minutes; it has 12',
    ]);
  });

  test('reports different tests at the start and end, and skills without a test', () => {
    const half = { ...clock, task: { attempts: 12 } };
    expect(faultsOf(aProgram([clock], [ladder], [half]))).toEqual([
      'trial-w1-s1-e2 and trial-w3-s1-e2 test clock-putting differently',
    ]);
    expect(faultsOf(aProgram([clock], [clock], [ladder]))).toContain(
      'trial does not test clock-putting in its first and its last week',
    );
    const chips = { drillId: 'chip-points', minutes: 12 };
    const sand = { drillId: 'splash-line', minutes: 12 };
    const teaching = aProgram([clock], [sand], [chips], [clock]);
    expect(faultsOf(teaching)).toEqual([
      'trial teaches bunker and does not test it',
      'trial teaches short_game and does not test it',
    ]);
  });

  test('reports a skill test that is changed, and three skill tests in one session', () => {
    const home = { drillId: 'home-putting-test', minutes: 12 };
    const tests = ['home-putting-test'];
    expect(faultsOf(aProgram([home], [clock], [home]), tests)).toEqual([]);
    const short = { ...home, minutes: 8, task: { attempts: 20 } };
    const changed = faultsOf(aProgram([short], [clock], [short]), tests);
    expect(changed).toContain('trial-w1-s1-e2 gives home-putting-test 8 minutes; it takes 12');
    expect(changed).toContain(
      'trial-w1-s1-e2 changes home-putting-test; a test may only have short distances',
    );
    const driving = { drillId: 'driving-test', minutes: 15, task: { variant: 'short-distances' } };
    expect(faultsOf(aProgram([driving]), ['driving-test']).join()).not.toMatch(/changes/);
    expect(faultsOf(aProgram([home, driving, { ...driving, drillId: 'putting-test' }]))).toContain(
      'trial-w1-s1 has 3 skill tests; 2 are the most',
    );
  });

  test('reports a drill repeated in consecutive sessions, unless it is a test', () => {
    expect(faultsOf(aProgram([clock], [ladder], [ladder], [clock]))).toEqual([
      'trial-w3-s1-e2 repeats ladder-putting of the session before',
    ]);
    expect(faultsOf(aProgram([clock], [clock], [clock]))).toEqual([]);
  });

  test('reports too much blocked practice from the middle of a program on', () => {
    const gate = { drillId: 'gate-putting', minutes: 12 };
    expect(faultsOf(aProgram([clock], [ladder], [gate], [clock]))).toEqual([
      'trial-w3 is 71 % blocked practice; 50 % are the most',
    ]);
    expect(faultsOf(aProgram([clock], [gate], [ladder], [clock]))).toEqual([]);
  });

  test('reports a warm-up that is too long or not at the beginning', () => {
    const more = [
      { drillId: 'easy-wedges', minutes: 2 },
      { ...clock, minutes: 10 },
    ];
    expect(faultsOf(aProgram(more, more, more))).toEqual([
      'trial warms up for 25 % of its minutes; 10 to 15 % are right',
    ]);
    const [week] = aProgram([clock]).weeks;
    const [session] = week?.sessions ?? [];
    if (!week || !session) throw new Error('No session');
    const turned = { ...session, exercises: [...session.exercises].reverse() };
    const program = { ...aProgram([clock]), weeks: [{ ...week, sessions: [turned] }] };
    expect(faultsOf(program)).toEqual([
      'trial-w1-s1 does not begin with a warm-up',
      'trial-w1-s1 ends with nothing at stake',
    ]);
  });

  test('reports a beginner program with full shots but no swing practice', () => {
    const drives = { drillId: 'fairway-corridor', minutes: 12 };
    const tests = ['fairway-corridor', 'clock-putting'];
    expect(faultsOf(aProgram([drives], [clock], [drives]), tests)).toContain(
      'trial gives the swing 0 % of its minutes; about 20 % are right',
    );
  });

  test('reports a skill that is tested and hardly practiced, and a station that is never practiced', () => {
    const approach = { drillId: 'approach-test', minutes: 20 };
    const [greens, wedges] = ['short-iron-greens', 'wedge-ladder'];
    const faults = (...ids: string[]) =>
      faultsOf(
        aProgram(
          [approach],
          ...ids.map((drillId) => [{ drillId, minutes: 20 }]),
          [clock],
          [approach],
        ),
        ['approach-test'],
      ).filter((fault) => /practice/.test(fault));
    expect(faults('three-clubs-one-spot')).toEqual([
      'trial tests irons and gives it 0 % of its practice',
      'trial tests approach-test and never practices wedge-ladder or wedge-to-40-m-within-6 or wedge-to-40-m-within-7',
      'trial tests approach-test and never practices short-iron-greens',
      'trial tests approach-test and never practices long-approaches',
    ]);
    expect(faults(greens, wedges, 'long-approaches')).toEqual([]);
  });

  test('reports a finish that nearly nobody or nearly everybody passes', () => {
    const program = { ...aProgram([clock], [ladder], [clock]), fromHandicap: '54.0' };
    const faults = faultsOf({ ...program, targetHandicap: '50.0' });
    expect(faults).toContain(
      'trial-w1-s1-e3: 24 of 100 golfers pass it (metric); 60 to 75 are right',
    );
    expect(faultsOf({ ...program, fromHandicap: '22.0', targetHandicap: '18.0' })).toEqual([]);
  });

  test('reports shipped ids that are gone', () => {
    expect(findLostIds(['gate', 'clock'], ['clock', 'ladder'])).toEqual([
      'gate was shipped and is gone',
    ]);
  });
});
