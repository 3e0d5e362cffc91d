/** Input that a row accepts, for the API page. */
export type ApiExample = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
};

const id = '0196cc3a-5b00-7c41-9f0e-2d1c8a7b6e54';
const ofSession = { params: { scheduledSessionId: id } };

const practice = { title: 'Range', duration: 45, notes: 'Wedges.', sessionDate: '2026-05-14' };

const round = {
  name: 'Medal',
  courseName: 'Kennemer',
  holes: 18,
  roundType: 'match',
  scoreType: 'strokeplay',
  totalScore: 91,
  coursePar: 72,
  putts: 34,
  sessionDate: '2026-05-14',
};

/** By operation: examples for the rows that an access token may call and that take input. */
export const apiExamples: Readonly<Record<string, ApiExample>> = {
  exercisesCaptions: { params: { id: 'clock-putting' } },
  exercisesMedia: { params: { hash: 'a4f1c9' } },
  trainingMissed: { params: { userProgramId: id } },
  trainingDetails: { params: { id } },
  trainingExercises: { params: { id: 'break-100-w1-s1' } },
  trainingProgress: ofSession,
  trainingKeepProgress: {
    ...ofSession,
    body: {
      sentAt: 1_778_716_800_000,
      startedAt: 1_778_716_000_000,
      drills: [
        {
          exerciseId: 'clock-putting',
          state: 'done',
          attempts: [1, 0, 1],
          score: 2,
          seconds: 240,
          changedAt: 1_778_716_700_000,
        },
      ],
    },
  },
  trainingScores: { params: { id: 'clock-putting' } },
  trainingComplete: {
    body: {
      scheduledSessionId: id,
      sessionId: 'break-100-w1-s1',
      completedExercises: ['break-100-w1-s1-e1', 'break-100-w1-s1-e2'],
      rating: 4,
      duration: 40,
      scores: [{ exerciseId: 'clock-putting', score: 7 }],
      notes: 'Windy.',
    },
  },
  drillSwapsFitting: ofSession,
  logbookAddPractice: { body: practice },
  logbookChangePractice: { params: { id }, body: practice },
  logbookAddRound: { body: round },
  logbookChangeRound: { params: { id }, body: round },
  handicapUpdate: { body: { handicap: 18.4, notes: 'After the club championship.' } },
  coachNote: { params: { id } },
};
