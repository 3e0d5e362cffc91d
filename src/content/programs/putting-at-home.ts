import type { Program } from './program.ts';

export const puttingAtHome = {
  id: 'putting-at-home',
  difficulty: 'beginner',
  durationWeeks: 4,
  sessionsPerWeek: 4,
  minutesPerSession: 20,
  targetHandicap: '54.0',
  fromHandicap: null,
  color: 'blue',
  weeks: [
    {
      id: 'putting-at-home-w1',
      weekNumber: 1,
      focus: 'putting',
      sessions: [
        {
          id: 'putting-at-home-w1-s1',
          dayNumber: 1,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w1-s1-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w1-s1-e2',
              drillId: 'home-putting-test',
              minutes: 12,
            },
            {
              id: 'putting-at-home-w1-s1-e3',
              drillId: 'glass-streak',
              minutes: 5,
            },
          ],
        },
        {
          id: 'putting-at-home-w1-s2',
          dayNumber: 3,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w1-s2-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w1-s2-e2',
              drillId: 'carpet-nine',
              minutes: 8,
            },
            {
              id: 'putting-at-home-w1-s2-e3',
              drillId: 'putter-rail',
              minutes: 5,
            },
            {
              id: 'putting-at-home-w1-s2-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'three-in-glass-near' },
            },
          ],
        },
        {
          id: 'putting-at-home-w1-s3',
          dayNumber: 5,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w1-s3-e1',
              drillId: 'one-hand-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w1-s3-e2',
              drillId: 'string-line',
              minutes: 8,
            },
            {
              id: 'putting-at-home-w1-s3-e3',
              drillId: 'coin-start-line',
              minutes: 5,
            },
            {
              id: 'putting-at-home-w1-s3-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'three-over-coin' },
            },
          ],
        },
        {
          id: 'putting-at-home-w1-s4',
          dayNumber: 7,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w1-s4-e1',
              drillId: 'eyes-on-the-target',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w1-s4-e2',
              drillId: 'carpet-ladder',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w1-s4-e3',
              drillId: 'called-pace',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w1-s4-e4',
              drillId: 'glass-streak',
              minutes: 5,
            },
          ],
        },
      ],
    },
    {
      id: 'putting-at-home-w2',
      weekNumber: 2,
      focus: 'putting',
      sessions: [
        {
          id: 'putting-at-home-w2-s1',
          dayNumber: 1,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w2-s1-e1',
              drillId: 'one-hand-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w2-s1-e2',
              drillId: 'book-gate',
              minutes: 6,
              task: { variant: 'gate-farther' },
            },
            {
              id: 'putting-at-home-w2-s1-e3',
              drillId: 'putter-rail',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w2-s1-e4',
              drillId: 'finish-putts',
              minutes: 5,
              task: { variant: 'three-through-gate' },
            },
          ],
        },
        {
          id: 'putting-at-home-w2-s2',
          dayNumber: 3,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w2-s2-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w2-s2-e2',
              drillId: 'doorway-lag',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w2-s2-e3',
              drillId: 'wall-stop',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w2-s2-e4',
              drillId: 'glass-streak',
              minutes: 5,
            },
          ],
        },
        {
          id: 'putting-at-home-w2-s3',
          dayNumber: 5,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w2-s3-e1',
              drillId: 'eyes-on-the-target',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w2-s3-e2',
              drillId: 'coin-start-line',
              minutes: 6,
            },
            {
              id: 'putting-at-home-w2-s3-e3',
              drillId: 'string-line',
              minutes: 7,
            },
            {
              id: 'putting-at-home-w2-s3-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'coin-and-glass' },
            },
          ],
        },
        {
          id: 'putting-at-home-w2-s4',
          dayNumber: 7,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w2-s4-e1',
              drillId: 'one-hand-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w2-s4-e2',
              drillId: 'called-pace',
              minutes: 5,
            },
            {
              id: 'putting-at-home-w2-s4-e3',
              drillId: 'carpet-ladder',
              minutes: 7,
            },
            {
              id: 'putting-at-home-w2-s4-e4',
              drillId: 'glass-streak',
              minutes: 5,
              task: { variant: 'glass-farther' },
            },
          ],
        },
      ],
    },
    {
      id: 'putting-at-home-w3',
      weekNumber: 3,
      focus: 'putting',
      sessions: [
        {
          id: 'putting-at-home-w3-s1',
          dayNumber: 1,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w3-s1-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w3-s1-e2',
              drillId: 'book-gate',
              minutes: 5,
              task: { attempts: 12, variant: 'one-ball' },
            },
            {
              id: 'putting-at-home-w3-s1-e3',
              drillId: 'doorway-lag',
              minutes: 8,
              task: { variant: 'new-length' },
            },
            {
              id: 'putting-at-home-w3-s1-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'through-doorway' },
            },
          ],
        },
        {
          id: 'putting-at-home-w3-s2',
          dayNumber: 3,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w3-s2-e1',
              drillId: 'eyes-on-the-target',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w3-s2-e2',
              drillId: 'carpet-nine',
              minutes: 9,
              task: { variant: 'new-places' },
            },
            {
              id: 'putting-at-home-w3-s2-e3',
              drillId: 'breath-four-two-six',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w3-s2-e4',
              drillId: 'glass-streak',
              minutes: 5,
            },
          ],
        },
        {
          id: 'putting-at-home-w3-s3',
          dayNumber: 5,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w3-s3-e1',
              drillId: 'one-hand-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w3-s3-e2',
              drillId: 'wall-stop',
              minutes: 6,
              task: { variant: 'five-in-turn' },
            },
            {
              id: 'putting-at-home-w3-s3-e3',
              drillId: 'coin-start-line',
              minutes: 6,
              task: { variant: 'five-in-turn' },
            },
            {
              id: 'putting-at-home-w3-s3-e4',
              drillId: 'finish-putts',
              minutes: 5,
              task: { variant: 'coin-wall-coin' },
            },
          ],
        },
        {
          id: 'putting-at-home-w3-s4',
          dayNumber: 7,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w3-s4-e1',
              drillId: 'eyes-on-the-target',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w3-s4-e2',
              drillId: 'carpet-ladder',
              minutes: 4,
              task: { attempts: 8, variant: 'longest-first' },
            },
            {
              id: 'putting-at-home-w3-s4-e3',
              drillId: 'carpet-nine',
              minutes: 8,
              task: { variant: 'new-places' },
            },
            {
              id: 'putting-at-home-w3-s4-e4',
              drillId: 'glass-streak',
              minutes: 5,
              task: { variant: 'one-ball' },
            },
          ],
        },
      ],
    },
    {
      id: 'putting-at-home-w4',
      weekNumber: 4,
      focus: 'putting',
      sessions: [
        {
          id: 'putting-at-home-w4-s1',
          dayNumber: 1,
          focus: 'putting',
          totalDuration: 15,
          exercises: [
            {
              id: 'putting-at-home-w4-s1-e1',
              drillId: 'one-hand-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w4-s1-e2',
              drillId: 'putter-rail',
              minutes: 4,
              task: { attempts: 10, scored: false },
            },
            {
              id: 'putting-at-home-w4-s1-e3',
              drillId: 'string-line',
              minutes: 4,
              task: { attempts: 10, scored: false },
            },
            {
              id: 'putting-at-home-w4-s1-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'three-in-glass-near' },
            },
          ],
        },
        {
          id: 'putting-at-home-w4-s2',
          dayNumber: 3,
          focus: 'putting',
          totalDuration: 15,
          exercises: [
            {
              id: 'putting-at-home-w4-s2-e1',
              drillId: 'eyes-on-the-target',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w4-s2-e2',
              drillId: 'doorway-lag',
              minutes: 4,
              task: { attempts: 8 },
            },
            {
              id: 'putting-at-home-w4-s2-e3',
              drillId: 'called-pace',
              minutes: 4,
              task: { attempts: 8 },
            },
            {
              id: 'putting-at-home-w4-s2-e4',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'through-doorway' },
            },
          ],
        },
        {
          id: 'putting-at-home-w4-s3',
          dayNumber: 5,
          focus: 'putting',
          totalDuration: 20,
          exercises: [
            {
              id: 'putting-at-home-w4-s3-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w4-s3-e2',
              drillId: 'home-putting-test',
              minutes: 12,
            },
            {
              id: 'putting-at-home-w4-s3-e3',
              drillId: 'glass-streak',
              minutes: 5,
            },
          ],
        },
        {
          id: 'putting-at-home-w4-s4',
          dayNumber: 7,
          focus: 'putting',
          totalDuration: 15,
          exercises: [
            {
              id: 'putting-at-home-w4-s4-e1',
              drillId: 'first-rolls',
              minutes: 3,
            },
            {
              id: 'putting-at-home-w4-s4-e2',
              drillId: 'carpet-nine',
              minutes: 8,
            },
            {
              id: 'putting-at-home-w4-s4-e3',
              drillId: 'finish-putts',
              minutes: 4,
              task: { variant: 'three-in-glass' },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Program;
