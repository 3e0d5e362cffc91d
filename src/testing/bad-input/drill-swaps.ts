import type { drillSwaps } from '#contract/drill-swaps.ts';
import { type CasesOf, choiceFaults } from './cases.ts';

const place = 'break-100-w1-s2-e1';
const aSwap = (changes: object) => ({
  sessionExerciseId: place,
  exerciseId: null,
  minutes: 0,
  ...changes,
});

/** Wrong swaps, for the swap endpoint and for the completion of a session. */
export const swapFaults = {
  'a text': 'all',
  'with a number': [5],
  'without a place': [{ exerciseId: null, minutes: 0 }],
  'without minutes': [{ sessionExerciseId: place, exerciseId: null }],
  'with less than no time': [aSwap({ minutes: -1 })],
  'longer than an exercise': [aSwap({ minutes: 241 })],
  'with half a minute': [aSwap({ minutes: 7.5 })],
  'without end': Array.from({ length: 51 }, (_, index) =>
    aSwap({ sessionExerciseId: `e${index}` }),
  ),
};

export const swapCases = {
  fitting: {
    good: ({ planned: { scheduledSessionId } }) => ({
      params: { scheduledSessionId },
      query: { venue: 'home', minutes: '20', missing: 'glass,coin' },
    }),
    faults: {
      venue: { unknown: choiceFaults.unknown, empty: '' },
      missing: {
        empty: '',
        'with spaces': 'glass, coin',
        'no list': 'glass,,coin',
        'a number': '7',
      },
      minutes: { 'too few': '4', 'too many': '181', half: '7.5', 'a text': 'some' },
    },
    ids: { scheduledSessionId: 'own' },
  },
  save: {
    good: ({ planned: { scheduledSessionId } }) => ({
      params: { scheduledSessionId },
      body: { swaps: [] },
    }),
    faults: {
      swaps: {
        ...swapFaults,
        'in an unknown place': [aSwap({ sessionExerciseId: 'never-was' })],
        'with an unknown drill': [aSwap({ exerciseId: 'never-was', minutes: 10 })],
      },
    },
    ids: { scheduledSessionId: 'own' },
  },
} satisfies CasesOf<typeof drillSwaps>;
