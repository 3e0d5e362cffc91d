import type { Program } from './program.ts';

export const break100 = {
  id: 'break-100',
  difficulty: 'beginner',
  durationWeeks: 6,
  sessionsPerWeek: 3,
  minutesPerSession: 40,
  targetHandicap: '24.0',
  fromHandicap: '32.0',
  color: 'green',
  weeks: [
    {
      id: 'break-100-w1',
      weekNumber: 1,
      focus: 'putting',
      sessions: [
        {
          id: 'break-100-w1-s1',
          dayNumber: 2,
          focus: 'short_game',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w1-s1-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            {
              id: 'break-100-w1-s1-e2',
              drillId: 'nine-to-three',
              minutes: 5,
              task: { attempts: 12 },
            },
            { id: 'break-100-w1-s1-e3', drillId: 'short-game-test', minutes: 30 },
          ],
        },
        {
          id: 'break-100-w1-s2',
          dayNumber: 4,
          focus: 'driving',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w1-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w1-s2-e2', drillId: 'approach-test', minutes: 20 },
            { id: 'break-100-w1-s2-e3', drillId: 'driving-test', minutes: 15 },
          ],
        },
        {
          id: 'break-100-w1-s3',
          dayNumber: 6,
          focus: 'putting',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w1-s3-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w1-s3-e2', drillId: 'rail-set-up', minutes: 15 },
            { id: 'break-100-w1-s3-e3', drillId: 'putting-test', minutes: 20 },
          ],
        },
      ],
    },
    {
      id: 'break-100-w2',
      weekNumber: 2,
      focus: 'swing_practice',
      sessions: [
        {
          id: 'break-100-w2-s1',
          dayNumber: 2,
          focus: 'short_game',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w2-s1-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w2-s1-e2', drillId: 'gate-putting', minutes: 10 },
            { id: 'break-100-w2-s1-e3', drillId: 'landing-zone', minutes: 12 },
            {
              id: 'break-100-w2-s1-e4',
              drillId: 'splash-line',
              minutes: 8,
              task: { attempts: 12 },
            },
            {
              id: 'break-100-w2-s1-e5',
              drillId: 'finish-chips',
              minutes: 5,
              task: { variant: 'onto-the-towel' },
            },
          ],
        },
        {
          id: 'break-100-w2-s2',
          dayNumber: 4,
          focus: 'swing_practice',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w2-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            {
              id: 'break-100-w2-s2-e2',
              drillId: 'low-point-line',
              minutes: 7,
              task: { attempts: 12, variant: 'without-a-ball' },
            },
            { id: 'break-100-w2-s2-e3', drillId: 'nine-to-three', minutes: 15 },
            { id: 'break-100-w2-s2-e4', drillId: 'tempo-three-to-one', minutes: 8 },
            {
              id: 'break-100-w2-s2-e5',
              drillId: 'finish-shots',
              minutes: 5,
              task: { variant: 'half-swings' },
            },
          ],
        },
        {
          id: 'break-100-w2-s3',
          dayNumber: 6,
          focus: 'putting',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w2-s3-e1', drillId: 'first-rolls', minutes: 5 },
            { id: 'break-100-w2-s3-e2', drillId: 'ladder-putting', minutes: 10 },
            { id: 'break-100-w2-s3-e3', drillId: 'chip-points', minutes: 10 },
            { id: 'break-100-w2-s3-e4', drillId: 'clock-putting', minutes: 10 },
            {
              id: 'break-100-w2-s3-e5',
              drillId: 'finish-putts',
              minutes: 5,
              task: { variant: 'from-four-feet' },
            },
          ],
        },
      ],
    },
    {
      id: 'break-100-w3',
      weekNumber: 3,
      focus: 'short_game',
      sessions: [
        {
          id: 'break-100-w3-s1',
          dayNumber: 2,
          focus: 'short_game',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w3-s1-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w3-s1-e2', drillId: 'three-clubs-one-spot', minutes: 12 },
            { id: 'break-100-w3-s1-e3', drillId: 'pitch-twenty-thirty', minutes: 10 },
            {
              id: 'break-100-w3-s1-e4',
              drillId: 'splash-line',
              minutes: 8,
              task: { attempts: 12 },
            },
            {
              id: 'break-100-w3-s1-e5',
              drillId: 'finish-chips',
              minutes: 5,
              task: { variant: 'sand-onto-the-green' },
            },
          ],
        },
        {
          id: 'break-100-w3-s2',
          dayNumber: 4,
          focus: 'swing_practice',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w3-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w3-s2-e2', drillId: 'rail-set-up', minutes: 13 },
            { id: 'break-100-w3-s2-e3', drillId: 'long-approaches', minutes: 11 },
            {
              id: 'break-100-w3-s2-e4',
              drillId: 'tempo-three-to-one',
              minutes: 6,
              task: { attempts: 12 },
            },
            {
              id: 'break-100-w3-s2-e5',
              drillId: 'finish-shots',
              minutes: 5,
              task: { variant: 'wedge-to-40-m-within-7' },
            },
          ],
        },
        {
          id: 'break-100-w3-s3',
          dayNumber: 6,
          focus: 'driving',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w3-s3-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w3-s3-e2', drillId: 'feet-together', minutes: 14 },
            { id: 'break-100-w3-s3-e3', drillId: 'two-club-pairs', minutes: 16 },
            {
              id: 'break-100-w3-s3-e4',
              drillId: 'one-ball-tee-shot',
              minutes: 5,
              task: { attempts: 2 },
            },
          ],
        },
      ],
    },
    {
      id: 'break-100-w4',
      weekNumber: 4,
      focus: 'putting',
      sessions: [
        {
          id: 'break-100-w4-s1',
          dayNumber: 2,
          focus: 'putting',
          totalDuration: 30,
          exercises: [
            { id: 'break-100-w4-s1-e1', drillId: 'first-rolls', minutes: 5 },
            { id: 'break-100-w4-s1-e2', drillId: 'long-lags', minutes: 10 },
            { id: 'break-100-w4-s1-e3', drillId: 'clock-putting', minutes: 10 },
            {
              id: 'break-100-w4-s1-e4',
              drillId: 'finish-putts',
              minutes: 5,
              task: { variant: 'from-four-feet' },
            },
          ],
        },
        {
          id: 'break-100-w4-s2',
          dayNumber: 4,
          focus: 'irons',
          totalDuration: 30,
          exercises: [
            { id: 'break-100-w4-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w4-s2-e2', drillId: 'nine-to-three', minutes: 10 },
            { id: 'break-100-w4-s2-e3', drillId: 'short-iron-greens', minutes: 10 },
            { id: 'break-100-w4-s2-e4', drillId: 'finish-shots', minutes: 5 },
          ],
        },
        {
          id: 'break-100-w4-s3',
          dayNumber: 6,
          focus: 'mental',
          totalDuration: 30,
          exercises: [
            { id: 'break-100-w4-s3-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            {
              id: 'break-100-w4-s3-e2',
              drillId: 'three-points-a-hole',
              minutes: 25,
              task: { attempts: 2 },
            },
          ],
        },
      ],
    },
    {
      id: 'break-100-w5',
      weekNumber: 5,
      focus: 'irons',
      sessions: [
        {
          id: 'break-100-w5-s1',
          dayNumber: 2,
          focus: 'short_game',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w5-s1-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w5-s1-e2', drillId: 'up-and-down-nine', minutes: 20 },
            { id: 'break-100-w5-s1-e3', drillId: 'long-lags', minutes: 10 },
            {
              id: 'break-100-w5-s1-e4',
              drillId: 'finish-putts',
              minutes: 5,
              task: { variant: 'from-four-feet' },
            },
          ],
        },
        {
          id: 'break-100-w5-s2',
          dayNumber: 4,
          focus: 'irons',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w5-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w5-s2-e2', drillId: 'rail-set-up', minutes: 13 },
            { id: 'break-100-w5-s2-e3', drillId: 'club-roulette', minutes: 17 },
            { id: 'break-100-w5-s2-e4', drillId: 'finish-shots', minutes: 5 },
          ],
        },
        {
          id: 'break-100-w5-s3',
          dayNumber: 6,
          focus: 'driving',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w5-s3-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w5-s3-e2', drillId: 'nine-to-three', minutes: 14 },
            {
              id: 'break-100-w5-s3-e3',
              drillId: 'two-club-pairs',
              minutes: 16,
              task: { variant: 'new-gap-each-pair' },
            },
            {
              id: 'break-100-w5-s3-e4',
              drillId: 'one-ball-tee-shot',
              minutes: 5,
              task: { attempts: 2 },
            },
          ],
        },
      ],
    },
    {
      id: 'break-100-w6',
      weekNumber: 6,
      focus: 'mental',
      sessions: [
        {
          id: 'break-100-w6-s1',
          dayNumber: 2,
          focus: 'short_game',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w6-s1-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            {
              id: 'break-100-w6-s1-e2',
              drillId: 'nine-to-three',
              minutes: 5,
              task: { attempts: 12 },
            },
            { id: 'break-100-w6-s1-e3', drillId: 'short-game-test', minutes: 30 },
          ],
        },
        {
          id: 'break-100-w6-s2',
          dayNumber: 4,
          focus: 'driving',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w6-s2-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w6-s2-e2', drillId: 'approach-test', minutes: 20 },
            { id: 'break-100-w6-s2-e3', drillId: 'driving-test', minutes: 15 },
          ],
        },
        {
          id: 'break-100-w6-s3',
          dayNumber: 6,
          focus: 'putting',
          totalDuration: 40,
          exercises: [
            { id: 'break-100-w6-s3-e1', drillId: 'dynamic-warm-up', minutes: 5 },
            { id: 'break-100-w6-s3-e2', drillId: 'putting-test', minutes: 20 },
            {
              id: 'break-100-w6-s3-e3',
              drillId: 'three-points-a-hole',
              minutes: 15,
              task: { attempts: 1 },
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Program;
