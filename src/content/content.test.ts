import { describe, expect, test } from 'vitest';
import { findDiagramFaults, findScoringFaults } from '#domain/drills/check-drill.ts';
import { labelDiagram } from '#domain/drills/diagram.ts';
import { unitSystems, withUnits } from '#domain/drills/distance.ts';
import { type Drill, drillModes, focuses, venues } from '#domain/drills/drill.ts';
import { thingsOf } from '#domain/drills/equipment.ts';
import { handednesses } from '#domain/drills/handedness.ts';
import { attemptsToken } from '#domain/drills/task.ts';
import { isForAnyHandicap, parseHandicap } from '#domain/handicap/handicap.ts';
import { drawDiagram } from '#drawing/diagrams/draw-diagram.ts';
import type { SvgNode } from '#drawing/svg-node.ts';
import { toSvgText } from '#drawing/svg-text.ts';
import { shippedContent } from './content.ts';
import { findLostIds } from './program-rules.ts';
import type { Program, Session } from './programs/program.ts';
import { findTranslationGaps, translate } from './translation.ts';
import { physical } from './words/en/exercises/physical.ts';
import { puttingAtHome } from './words/en/exercises/putting-at-home.ts';

const { drills, programs, words, translations } = shippedContent;
const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const byId = new Map(drills.map((drill) => [drill.id, drill]));
const drillOf = (id: string) => {
  const drill = byId.get(id);
  if (!drill) throw new Error(`No drill ${id}`);
  return drill;
};
const wordsOf = (id: string) => {
  const found = words.exercises[id];
  if (!found) throw new Error(`No words for ${id}`);
  return found;
};
const wordsOfProgram = (id: string) => {
  const found = words.programs[id];
  if (!found) throw new Error(`No words for ${id}`);
  return found;
};
const diagramOf = ({ id, diagram }: Drill) => labelDiagram(diagram, wordsOf(id).diagram);
const sessionsOf = (program: Program): readonly Session[] =>
  program.weeks.flatMap((week) => week.sessions);
const drillIdsOf = (sessions: readonly Session[]) =>
  new Set(sessions.flatMap((session) => session.exercises.map((exercise) => exercise.drillId)));

/** Returns every text in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function expectGoodText(text: string) {
  for (const units of unitSystems) {
    const shown = withUnits(text, units).replace(attemptsToken, '20');
    expect(shown, 'markup that nothing reads').not.toMatch(/[{}]/);
    expect(shown, 'a number that begins with a vowel').not.toMatch(/\ba (8|11|18)\b/i);
    expect(shown).not.toMatch(/!|\s\s|^\s|\s$|'/);
  }
}

describe('the shipped drills', () => {
  test('are enough to train every part of the game, with enough putting drills for home', () => {
    expect(drills.length).toBeGreaterThanOrEqual(34);
    expect(new Set(drills.map((drill) => drill.focus))).toEqual(new Set(focuses));
    expect(drillModes).toEqual(expect.arrayContaining(drills.map((drill) => drill.mode)));
    expect(venues).toEqual(expect.arrayContaining(drills.flatMap((drill) => drill.venues)));
    const atHome = drills.filter((d) => d.focus === 'putting' && d.venues.includes('home'));
    expect(atHome.length).toBeGreaterThanOrEqual(8);
  });

  test('have unique ids', () => {
    expect(byId.size).toBe(drills.length);
    for (const { id } of drills) expect(id).toMatch(slug);
  });

  // Golfers' plans and scores refer to these ids. Add new ids at the end; never remove one.
  test('keep every id that was ever shipped', () => {
    const shipped =
      'first-rolls book-gate coin-start-line string-line putter-rail wall-stop doorway-lag ' +
      'carpet-ladder called-pace glass-streak carpet-nine gate-putting clock-putting ' +
      'four-sides-ladder ladder-putting lag-circle par-18-putting drawback fifty-putt-test ' +
      'landing-zone three-clubs-one-spot chip-points splash-line wedge-ladder up-and-down-nine ' +
      'worst-ball-chips easy-wedges low-point-line short-iron-greens nine-windows club-roulette ' +
      'fairway-corridor two-club-pairs strike-map one-ball-tee-shot feet-together nine-to-three ' +
      'tempo-three-to-one rail-set-up full-routine-ten breath-four-two-six consequence-finish ' +
      'dynamic-warm-up after-play-stretch balance-reach rotation-throws ten-from-the-sand ' +
      'three-points-a-hole finish-putts finish-chips finish-shots putting-test short-game-test ' +
      'approach-test driving-test home-putting-test one-hand-rolls eyes-on-the-target ' +
      'long-lags pitch-twenty-thirty long-approaches';
    expect(findLostIds(shipped.split(' '), byId.keys())).toEqual([]);
    const unlisted = [...byId.keys()].filter((id) => !shipped.split(' ').includes(id));
    expect(unlisted, 'add these ids to the list above').toEqual([]);
  });

  test.each(drills)(
    'have a description, purpose, instructions and common faults for $id',
    (drill) => {
      const { description, purpose, setUp, steps, commonFaults } = wordsOf(drill.id);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(commonFaults.length).toBeGreaterThanOrEqual(2);
      expect(drill.needs.length).toBeGreaterThanOrEqual(1);
      const things = drill.needs.flatMap(thingsOf);
      for (const [id, count] of things) {
        if (count > 1) expect(words.equipment[id].other, id).toBeDefined();
      }
      expect(new Set(drill.venues).size).toBe(drill.venues.length);
      expect(drill.minutes).toBeGreaterThanOrEqual(3);
      expect(drill.minutes).toBeLessThanOrEqual(45);
      const faults = commonFaults.flatMap(({ fault, fix }) => [fault, fix]);
      const sentences = [description, purpose, setUp, ...steps, ...faults];
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9].+\.$/s);
      for (const text of textsOf(wordsOf(drill.id))) expectGoodText(text);
    },
  );

  test.each(drills.filter((drill) => drill.scoring))(
    'have valid targets for $id that get harder for better golfers',
    ({ id, scoring }) => {
      if (!scoring) return;
      expect(wordsOf(id).scoring?.how).toMatch(/^[A-Z].+\.$/);
      expect(findScoringFaults(scoring)).toEqual([]);
    },
  );

  test('have a score unless they are warm-ups', () => {
    for (const drill of drills) expect(drill.scoring === null).toBe(drill.mode === 'warm_up');
  });
});

type Box = { left: number; right: number; top: number; bottom: number };

const number = (node: SvgNode, name: string) => Number(node.attrs[name]);

function boxOf(node: SvgNode): Box {
  if (node.tag === 'rect') {
    const [left, top] = [number(node, 'x'), number(node, 'y')];
    return {
      left,
      top,
      right: left + number(node, 'width'),
      bottom: top + number(node, 'height'),
    };
  }
  if (node.tag === 'path') {
    // The box of a flag: from the top of its stick to its tip.
    const [left = 0, top = 0] = String(node.attrs['d']).slice(1).split(/[ l]/).map(Number);
    return { left, top, right: left + 21, bottom: top + 15 };
  }
  const [x, y] = [number(node, 'cx'), number(node, 'cy')];
  const r = number(node, node.tag === 'ellipse' ? 'rx' : 'r');
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function topNodes(drawing: SvgNode, names: readonly string[]): SvgNode[] {
  return drawing.children.filter(
    (child): child is SvgNode =>
      typeof child !== 'string' && names.includes(String(child.attrs['class'])),
  );
}

const thingsToSee = [
  'diagram-ball',
  'diagram-cup',
  'diagram-flag',
  'diagram-spot',
  'diagram-ghost',
];

describe('the diagram of', () => {
  test.each(drills)('$id is plain data with a text description and at most one flag', (drill) => {
    const diagram = diagramOf(drill);
    expect(JSON.parse(JSON.stringify(diagram))).toEqual(diagram);
    expect(diagram.alt).toMatch(/^[A-Z].{20,}\.$/);
    // Left-handed golfers see the diagram mirrored, but read the same sentence.
    expect(diagram.alt).not.toMatch(/\b(left|right)\b/i);
    expect(findDiagramFaults(diagram).filter(({ code }) => code === 'one_flag')).toEqual([]);
  });

  test.each(drills)(
    '$id shows both hands the same clock, if it has one',
    ({ id, diagram }: Drill) => {
      if (/clock/i.test(wordsOf(id).diagram.alt)) expect(diagram.fixed).toBe(true);
    },
  );

  test.each(drills)('$id keeps its marks inside the frame', ({ diagram }) => {
    expect(findDiagramFaults(diagram)).toEqual([]);
  });

  const inEveryLanguage = Object.entries({ en: words, ...translations }).map(
    ([language, translation]) => ({ language, exercises: translate(words, translation).exercises }),
  );
  const drawnFor = inEveryLanguage.flatMap(({ language, exercises }) =>
    unitSystems.flatMap((units) =>
      handednesses.map((handedness) => ({
        exercises,
        options: { id: 'test', units, handedness, language },
      })),
    ),
  );

  test.each(drills)(
    '$id is valid for both hands and all units, and its labels cover nothing',
    (drill) => {
      for (const { exercises, options } of drawnFor) {
        const own = exercises[drill.id];
        if (!own) throw new Error(`No words for ${drill.id}`);
        const drawing = drawDiagram(labelDiagram(drill.diagram, own.diagram), options);
        expect(toSvgText(drawing)).not.toMatch(/NaN|Infinity|undefined|[{}]/);
        const chips = topNodes(drawing, ['diagram-label']).map(boxOf);
        const things = topNodes(drawing, thingsToSee).map(boxOf);
        chips.forEach((chip, index) => {
          const isInside =
            chip.left >= 4 && chip.right <= 316 && chip.top >= 4 && chip.bottom <= 196;
          expect(isInside, `${options.language}: a label is outside the drawing`).toBe(true);
          for (const other of [...chips.slice(index + 1), ...things]) {
            expect(
              overlap(chip, other),
              `${options.language}: ${JSON.stringify([chip, other])}`,
            ).toBe(false);
          }
        });
      }
    },
  );
});

describe('the shipped programs', () => {
  test('are Break 100, Break 90 and Putting at home, with their full length', () => {
    const shape = programs.map((p) => [
      p.id,
      p.durationWeeks,
      p.sessionsPerWeek,
      p.minutesPerSession,
    ]);
    expect(shape).toEqual([
      ['break-100', 6, 3, 40],
      ['break-90', 8, 3, 45],
      ['putting-at-home', 4, 4, 20],
    ]);
  });

  test('have unique ids for all weeks, sessions and exercises', () => {
    const ids = programs.flatMap((program) => [
      program.id,
      ...program.weeks.flatMap((week) => [
        week.id,
        ...week.sessions.flatMap((s) => [s.id, ...s.exercises.map((exercise) => exercise.id)]),
      ]),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(slug);
  });

  test.each(programs)('have all weeks and sessions in order: $id', (program) => {
    expect(program.weeks.map((week) => week.weekNumber)).toEqual(
      Array.from({ length: program.durationWeeks }, (_, index) => index + 1),
    );
    for (const week of program.weeks) {
      expect(week.id).toBe(`${program.id}-w${week.weekNumber}`);
      expect(week.sessions).toHaveLength(program.sessionsPerWeek);
      const days = week.sessions.map((session) => session.dayNumber);
      expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
      expect(days.every((day) => day >= 1 && day <= 7)).toBe(true);
    }
  });

  test.each(programs)('use existing drills, each once in a session: $id', (program) => {
    for (const session of sessionsOf(program)) {
      const used = session.exercises.map((exercise) => drillOf(exercise.drillId));
      expect(new Set(used).size, session.id).toBe(used.length);
      expect(
        used.some((drill) => drill.focus === session.focus),
        session.id,
      ).toBe(true);
      session.exercises.forEach((exercise, index) => {
        expect(exercise.id).toBe(`${session.id}-e${index + 1}`);
      });
    }
  });

  test('describe their weeks without counting sessions or days, which depend on the golfer’s week', () => {
    const counted = /\b(one|two|three|four|five|six|seven|\d+) (\w+ )?(sessions?|days?)\b/i;
    const weeks = programs.flatMap(({ id }) => Object.values(wordsOfProgram(id).weeks));
    const texts = weeks.map(({ description }) => description);
    expect(texts.filter((text) => counted.test(text))).toEqual([]);
  });

  test('name no week or session by its number, which depends on the golfer’s week', () => {
    const numbered = new RegExp(
      '(?<!\\p{L})(week|woche|einheit|sessie|semana|sesión|semaine|séance) ' +
        '(\\d+|one|two|three|four|five|six|seven|eight|eins|zwei|drei|vier|fünf|sechs|sieben|acht|één|twee|drie|vijf|zes|' +
        'zeven|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|un|une|deux|trois|quatre|cinq|sept|huit)(?!\\p{L})',
      'iu',
    );
    const everyWord = { words, ...translations };
    const texts = Object.values(everyWord).flatMap(({ programs }) => textsOf(programs));
    expect(texts.filter((text) => numbered.test(text))).toEqual([]);
  });

  test.each(programs)('have exactly one lighter week: $id', (program) => {
    const full = program.sessionsPerWeek * program.minutesPerSession;
    const minutes = program.weeks.map((week) =>
      week.sessions.reduce((sum, session) => sum + session.totalDuration, 0),
    );
    expect(minutes.filter((sum) => sum < full)).toHaveLength(1);
  });

  test('at home use only drills that can be done at home', () => {
    const home = programs.filter((program) => program.id === 'putting-at-home');
    for (const id of drillIdsOf(home.flatMap(sessionsOf))) {
      expect(drillOf(id).venues, id).toContain('home');
    }
  });

  test.each([
    ['break-100', [4, 6]],
    ['break-90', [4, 7, 8]],
  ])(
    'for the course need no gym, and need the course itself only in some weeks: %s',
    (id, weeks) => {
      const away = programs.find((program) => program.id === id);
      const onCourse = away?.weeks.filter(({ sessions }) =>
        [...drillIdsOf(sessions)].some((id) => drillOf(id).venues.every((at) => at === 'course')),
      );
      expect(onCourse?.map(({ weekNumber }) => weekNumber)).toEqual(weeks);
      for (const id of drillIdsOf(away ? sessionsOf(away) : [])) {
        expect(drillOf(id).venues.every((venue) => venue === 'gym')).toBe(false);
      }
    },
  );

  test.each(programs)(
    'lower a handicap or suit any handicap, and use plain language: $id',
    (program) => {
      expect(parseHandicap(program.targetHandicap)).not.toBeNull();
      if (!isForAnyHandicap(program)) {
        expect(parseHandicap(program.fromHandicap ?? '')).not.toBeNull();
        expect(Number(program.targetHandicap)).toBeLessThan(Number(program.fromHandicap));
      }
      const { weeks, ...own } = wordsOfProgram(program.id);
      for (const text of textsOf({ weeks, own })) expectGoodText(text);
      const sessions = Object.values(weeks).flatMap((week) => Object.values(week.sessions));
      expect(sessions).toHaveLength(sessionsOf(program).length);
      for (const { description, notes } of sessions) {
        expect(description).toMatch(/\.$/);
        for (const note of Object.values(notes)) expect(note).toMatch(/\.$/);
      }
    },
  );
});

test('the instructions of a drill with a changed number of attempts use the attempts token', () => {
  const asked = programs.flatMap(sessionsOf).flatMap(({ exercises }) => exercises);
  for (const { id, drillId, task } of asked) {
    if (task?.attempts === undefined || task.scored === false) continue;
    expect(wordsOf(drillId).scoring?.how, id).toContain(attemptsToken);
  }
});

// Another distance, club, place or number of balls is a variant or a number of attempts: its scores do not compare.
test('a note of a session advises and does not change the task', () => {
  const changed =
    /\{|\b(no|without a) (ball|club)|\b(first|last|only|with) (\w+ )?(balls?|putts|swings)\b|\bnew (\w+ )?(spot|place|target|side|gap|length)|\bonto an? |\d/i;
  for (const { weeks } of Object.values(words.programs))
    for (const { sessions } of Object.values(weeks))
      for (const { notes } of Object.values(sessions))
        for (const [id, note] of Object.entries(notes)) expect(note, id).not.toMatch(changed);
  const shippedBefore = [
    'The first six swings without a ball.',
    'No ball today. Only the marks count.',
    'A new landing spot this time.',
    'Chips onto a towel. Say the price aloud.',
    'With balls from the start. Draw a new line after eight.',
  ];
  for (const note of shippedBefore) expect(note).toMatch(changed);
});

test('the words of a drill leave its number of times in a session to the session', () => {
  for (const { id } of drills)
    for (const text of textsOf(wordsOf(id)))
      expect(text, id).not.toMatch(/\btimes in (the|a) session/);
});

describe('a content translation', () => {
  const book = {
    exercises: { gate: { name: 'Gate', steps: ['Aim.', 'Putt.'], diagram: { alt: 'A gate.' } } },
  };

  test('is complete for every shipped language', () => {
    for (const [language, translation] of Object.entries(translations)) {
      expect(findTranslationGaps(words, translation), language).toEqual([]);
    }
  });

  test('is checked for missing and obsolete texts, which are reported by name', () => {
    expect(findTranslationGaps(book, book)).toEqual([]);
    const german = { exercises: { gate: { name: 'Tor', steps: ['Zielen.'], help: 'Hilfe.' } } };
    expect(findTranslationGaps(book, german)).toEqual([
      'exercises.gate.steps.1',
      'exercises.gate.diagram',
      'exercises.gate.help',
    ]);
  });

  test('replaces the texts that it has, and English fills the gaps', () => {
    const german = { exercises: { gate: { name: 'Tor', diagram: {} } } };
    expect(translate(book, german)).toEqual({
      exercises: { gate: { ...book.exercises.gate, name: 'Tor' } },
    });
    expect(translate(book, null)).toEqual(book);
  });

  test('does not compile for English when a drill or a label is without a word', () => {
    const { 'carpet-nine': _, ...rest } = puttingAtHome;
    // @ts-expect-error: the words of carpet-nine are missing
    const withoutDrill: typeof puttingAtHome = rest;
    const stretch = physical['after-play-stretch'];
    // @ts-expect-error: the label `bench` has no text
    const labels: typeof stretch.diagram.labels = { hold: '30 seconds' };
    expect([withoutDrill, labels]).toHaveLength(2);
  });
});
