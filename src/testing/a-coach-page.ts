import type { CoachNote, CoachPage, CoachPlan, CoachSession } from '#contract/coach.ts';

const aCoachSession = (changes: Partial<CoachSession> = {}): CoachSession => ({
  id: 'thu',
  title: 'Gate putting',
  language: 'en',
  focus: 'putting',
  totalDuration: 40,
  scheduledDate: '2026-05-14',
  status: 'planned',
  isToday: true,
  ...changes,
});

const plan: CoachPlan = {
  program: { name: 'Scoring Zone', language: 'en', color: 'blue' },
  startDate: '2026-05-11',
  endDate: '2026-05-24',
  currentWeek: 1,
  totalWeeks: 2,
  totalSessions: 4,
  completedSessions: 1,
  skippedSessions: 0,
  missedSessions: 1,
  pause: null,
  weeks: [
    {
      weekNumber: 1,
      weekStart: '2026-05-11',
      weekEnd: '2026-05-17',
      sessions: [
        aCoachSession({
          id: 'mon',
          title: 'Landing spots',
          status: 'completed',
          scheduledDate: '2026-05-11',
          isToday: false,
        }),
        aCoachSession({ id: 'wed', title: 'Ladder', scheduledDate: '2026-05-13', isToday: false }),
        aCoachSession(),
      ],
    },
    {
      weekNumber: 2,
      weekStart: '2026-05-18',
      weekEnd: '2026-05-24',
      sessions: [
        aCoachSession({
          id: 'next',
          title: 'Lag putting',
          scheduledDate: '2026-05-20',
          isToday: false,
        }),
      ],
    },
  ],
};

export const aCoachNote = (changes: Partial<CoachNote> = {}): CoachNote => ({
  text: 'Slower on the way back.',
  coachName: 'Tom',
  writtenAt: '2026-05-13T00:00:00.000Z',
  ...changes,
});

/** A coach's view of Nora on a Thursday. Tests override only the relevant fields. */
export const aCoachPage = (changes: Partial<CoachPage> = {}): CoachPage => ({
  coachName: 'Tom',
  expiresAt: '2026-08-12T00:00:00.000Z',
  firstName: 'Nora',
  today: '2026-05-14',
  plan,
  sessions: [
    {
      id: 'mon',
      title: 'Landing spots',
      language: 'en',
      focus: 'short_game',
      completedOn: '2026-05-11',
      minutes: 35,
      scores: [
        {
          exerciseId: 'towel',
          name: 'Towel landing',
          language: 'en',
          unitOfOne: null,
          unit: 'landed',
          score: 7,
        },
      ],
    },
  ],
  drills: [
    {
      exerciseId: 'towel',
      name: 'Towel landing',
      focus: 'short_game',
      unit: 'landed',
      better: 'higher',
      target: 6,
      baseline: 6,
      best: 7,
      max: 10,
      count: 2,
      scores: [5, 7],
      days: ['2026-05-01', '2026-05-08'],
      isMixed: false,
    },
  ],
  rounds: [
    {
      id: 'r1',
      name: 'Medal',
      sessionDate: '2026-05-10',
      holes: 18,
      scoreType: 'strokeplay',
      totalScore: 92,
      coursePar: 72,
      fairwaysHit: null,
      greensInRegulation: null,
      putts: null,
    },
  ],
  handicapHistory: [
    { handicap: '19.1', recordedAt: '2026-04-01T00:00:00.000Z' },
    { handicap: '18.4', recordedAt: '2026-05-01T00:00:00.000Z' },
  ],
  notes: {},
  ...changes,
});

/** The coach page of a golfer who has just started. */
export const anEmptyCoachPage = (changes: Partial<CoachPage> = {}): CoachPage =>
  aCoachPage({
    firstName: null,
    plan: null,
    sessions: [],
    drills: [],
    rounds: [],
    handicapHistory: [],
    ...changes,
  });
