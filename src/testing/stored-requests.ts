import type { NewRequest } from '#web/platform/queue/queued-request.ts';

const made = {
  golferId: 'golfer-1',
  recordedAt: Date.parse('2026-05-14T05:52:00Z'),
  refusal: null,
  title: 'Landing spots',
  sessionId: 'thu',
  refresh: ['/api/user/stats'],
} as const;

/**
 * One request of each offline action, exactly as devices have stored them since they could. Written out: if one of
 * them no longer fits, what golfers have entered would be lost.
 */
export const storedRequests: readonly NewRequest[] = [
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000001',
    method: 'POST',
    path: '/api/user/complete-session',
    url: '/api/user/complete-session',
    body: {
      scheduledSessionId: 'thu',
      sessionId: 'session-1',
      completedExercises: ['drill-1'],
      notes: 'Wind from the left',
      rating: 4,
      duration: 52,
      scores: [],
    },
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000002',
    method: 'DELETE',
    path: '/api/user/session-completions/{scheduledSessionId}',
    url: '/api/user/session-completions/thu',
    body: undefined,
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000003',
    method: 'PATCH',
    path: '/api/user/scheduled-sessions/{sessionId}/reschedule',
    url: '/api/user/scheduled-sessions/thu/reschedule',
    body: { newDate: '2026-05-20' },
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000004',
    method: 'POST',
    path: '/api/user/skip-session',
    url: '/api/user/skip-session',
    body: { scheduledSessionId: 'thu' },
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000005',
    method: 'POST',
    path: '/api/user/free-practice-sessions',
    url: '/api/user/free-practice-sessions',
    body: { title: 'Range', duration: 30, sessionDate: '2026-05-14' },
    title: 'Range',
    sessionId: null,
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000006',
    method: 'POST',
    path: '/api/user/golf-rounds',
    url: '/api/user/golf-rounds',
    body: {
      name: 'Medal',
      holes: 18,
      roundType: 'match',
      scoreType: 'strokeplay',
      totalScore: 90,
      sessionDate: '2026-05-14',
    },
    title: 'Medal',
    sessionId: null,
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000007',
    method: 'POST',
    path: '/api/user/handicap',
    url: '/api/user/handicap',
    body: { handicap: 18.4 },
    title: '',
    sessionId: null,
  },
  {
    ...made,
    key: '00000000-0000-4000-8000-000000000008',
    method: 'POST',
    path: '/api/user/handicap-request-completed',
    url: '/api/user/handicap-request-completed',
    body: undefined,
    title: '',
    sessionId: null,
  },
];
