import type { handicap } from '#contract/handicap.ts';
import type { logbook } from '#contract/logbook.ts';
import {
  type CasesOf,
  choiceFaults,
  countFaults,
  dateFaults,
  lineFaults,
  numberFaults,
  requiredFaults,
  takesNothing,
  textFaults,
} from './cases.ts';

const aHole = { par: 4, strokes: 6, putts: 2, fairway: null, green: null, penalties: 0 };

/** Nine holes, two of them with one putt: 16 putts in total. */
const aScorecard = Array.from({ length: 9 }, (_, index) =>
  index < 2 ? { ...aHole, putts: 1 } : aHole,
);

const withHole = (change: object) => aScorecard.with(8, { ...aHole, ...change } as typeof aHole);

const dayFaults = { ...dateFaults, 'more than a year ahead': '2027-05-16' };

const aPractice = { title: 'Range', duration: 30, notes: 'Wedges.', sessionDate: '2026-05-14' };

const practiceFaults = {
  title: { ...lineFaults(120), ...requiredFaults },
  duration: countFaults(1, 600),
  notes: textFaults(2000),
  sessionDate: dayFaults,
};

const aRound = {
  name: 'Medal',
  location: 'Kennemer',
  holes: 9,
  roundType: 'match',
  scoreType: 'stableford',
  totalScore: 18,
  fairwaysHit: 4,
  greensInRegulation: 3,
  courseName: 'Kennemer',
  coursePar: 36,
  courseRating: 35.4,
  slopeRating: 131,
  putts: 16,
  penalties: 0,
  sessionDate: '2026-05-14',
  scorecard: aScorecard,
};

const roundFaults = {
  name: { ...lineFaults(120), ...requiredFaults },
  location: lineFaults(120),
  holes: { ...countFaults(9, 18), ten: 10, none: 0 },
  roundType: { ...choiceFaults, 'as the calendar shows it': 'free' },
  scoreType: choiceFaults,
  totalScore: countFaults(1, 54),
  fairwaysHit: countFaults(0, 9),
  greensInRegulation: countFaults(0, 9),
  courseName: lineFaults(120),
  coursePar: countFaults(27, 90),
  courseRating: numberFaults(20, 90),
  slopeRating: countFaults(55, 155),
  putts: countFaults(0, 90),
  penalties: countFaults(0, 36),
  scorecard: {
    'a text': 'par',
    'no list': aHole,
    'no holes': [],
    'another number of holes': [...aScorecard, ...aScorecard],
    'without end': Array.from({ length: 500 }, () => aHole),
    'a hole without strokes': withHole({ strokes: null }),
    'a hole of too many strokes': withHole({ strokes: 26 }),
    'a hole of no strokes': withHole({ strokes: 0 }),
    'a hole of half a stroke': withHole({ strokes: 4.5 }),
    'a hole of nothing but putts': withHole({ strokes: 4, putts: 4 }),
    'too many penalties': withHole({ strokes: 20, penalties: 11 }),
    'a par that no hole has': withHole({ par: 7 }),
    'a fairway that is a number': withHole({ fairway: 1 }),
    'more putts than the round': withHole({ putts: 3 }),
    'another par than the round': withHole({ par: 5 }),
  },
  sessionDate: dayFaults,
};

export const activityCases: CasesOf<typeof logbook> = {
  addPractice: { good: () => ({ body: aPractice }), faults: practiceFaults },
  changePractice: {
    good: ({ practiceId: id }) => ({ params: { id }, body: aPractice }),
    faults: practiceFaults,
    ids: { id: 'own' },
  },
  deletePractice: {
    good: ({ practiceId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
  addRound: { good: () => ({ body: aRound }), faults: roundFaults },
  changeRound: {
    good: ({ roundId: id }) => ({ params: { id }, body: aRound }),
    faults: roundFaults,
    ids: { id: 'own' },
  },
  deleteRound: {
    good: ({ roundId: id }) => ({ params: { id } }),
    ids: { id: 'own' },
  },
  calendar: takesNothing,
};

export const handicapCases: CasesOf<typeof handicap> = {
  history: takesNothing,
  update: {
    good: () => ({ body: { handicap: 18.4, notes: 'Windy month.' } }),
    faults: {
      handicap: { ...numberFaults(-10, 54), 'of two decimals': 18.45 },
      notes: textFaults(500),
    },
  },
  shouldRequest: takesNothing,
  requestCompleted: takesNothing,
};
