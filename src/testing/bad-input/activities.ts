import type { activities } from '#contract/activities.ts';
import type { handicap } from '#contract/handicap.ts';
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

const dayFaults = { ...dateFaults, 'more than a year ahead': '2027-05-16' };

export const activityCases: CasesOf<typeof activities> = {
  addPractice: {
    good: () => ({
      body: { title: 'Range', duration: 30, notes: 'Wedges.', sessionDate: '2026-05-14' },
    }),
    faults: {
      title: { ...lineFaults(120), ...requiredFaults },
      duration: countFaults(1, 600),
      notes: textFaults(2000),
      sessionDate: dayFaults,
    },
  },
  addRound: {
    good: () => ({
      body: {
        ...{ name: 'Medal', location: 'Kennemer', holes: 9, roundType: 'match' },
        ...{ scoreType: 'stableford', totalScore: 18, fairwaysHit: 4, greensInRegulation: 3 },
        ...{ courseName: 'Kennemer', coursePar: 36, courseRating: 35.4, slopeRating: 131 },
        ...{ putts: 16, penalties: 0, sessionDate: '2026-05-14' },
      },
    }),
    faults: {
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
      sessionDate: dayFaults,
    },
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
