import type { endpoints } from '#contract/index.ts';
import { accessTokenCases } from './access-tokens.ts';
import { accountDataCases } from './account-data.ts';
import { accountCases } from './accounts.ts';
import { backupCases } from './backups.ts';
import { broadcastCases } from './broadcasts.ts';
import { builderCases } from './builder.ts';
import { type CasesOf, choiceFaults, takesNothing } from './cases.ts';
import { challengeCases } from './challenges.ts';
import { clientLogCases } from './client-log.ts';
import { coachCases } from './coach.ts';
import { swapCases } from './drill-swaps.ts';
import { enrollmentCases } from './enrollments.ts';
import { exerciseCases } from './exercises.ts';
import { feedCases } from './feed.ts';
import { friendCases } from './friends.ts';
import { installationCases } from './installation.ts';
import { activityCases, handicapCases } from './logbook.ts';
import { notificationCases } from './notifications.ts';
import { offerCases } from './offers.ts';
import { packCases } from './packs.ts';
import { pushCases } from './push.ts';
import { secondStepCases } from './second-step.ts';
import { sessionCases } from './sessions.ts';
import { settingsCases } from './settings.ts';
import { userCases } from './users.ts';

/** Bad input for every endpoint of the contract. */
export const badInput: {
  readonly [Feature in keyof typeof endpoints]: CasesOf<(typeof endpoints)[Feature]>;
} = {
  health: {
    check: takesNothing,
    live: takesNothing,
    ready: takesNothing,
    detail: { good: () => ({}) },
    // Without METRICS_TOKEN there are no metrics.
    metrics: { good: () => ({}), end: 404 },
  },
  accounts: accountCases,
  programs: {
    list: takesNothing,
    get: { good: () => ({ params: { id: 'break-100' } }), ids: { id: 'shared' } },
    version: {
      good: () => ({ params: { id: 'break-100', version: '1' } }),
      ids: { id: 'shared', version: 'shared' },
    },
    diagram: {
      good: () => ({
        params: { id: 'first-rolls' },
        query: { units: 'metric', handedness: 'left' },
      }),
      faults: {
        units: { unknown: choiceFaults.unknown, empty: '' },
        handedness: { unknown: choiceFaults.unknown, empty: '' },
      },
      ids: { id: 'shared' },
    },
  },
  exercises: exerciseCases,
  training: { ...enrollmentCases, ...sessionCases },
  drillSwaps: swapCases,
  reopening: {
    lost: {
      good: ({ completedId: scheduledSessionId }) => ({ params: { scheduledSessionId } }),
      ids: { scheduledSessionId: 'own' },
    },
  },
  progress: { stats: takesNothing, overview: takesNothing },
  logbook: activityCases,
  dashboard: { get: takesNothing },
  calendarFeed: {
    subscriptionUrl: takesNothing,
    rotate: takesNothing,
    // The golfer of the test scenario has only had one address.
    restore: { good: () => ({}), end: 409 },
    // Malformed and unknown tokens both result in 404, so valid input also ends there.
    feed: {
      good: () => ({ params: { token: 'a'.repeat(43) } }),
      end: 404,
      ids: { token: 'shared' },
    },
  },
  handicap: handicapCases,
  achievements: { list: takesNothing, progress: takesNothing },
  clientLog: clientLogCases,
  notifications: notificationCases,
  recalculation: { state: takesNothing, start: takesNothing, stop: takesNothing },
  settings: settingsCases,
  accessTokens: accessTokenCases,
  secondStep: secondStepCases,
  accountData: accountDataCases,
  push: pushCases,
  friends: friendCases,
  feed: feedCases,
  coach: coachCases,
  challenges: challengeCases,
  broadcasts: broadcastCases,
  builder: builderCases,
  packs: packCases,
  offers: offerCases,
  admin: {
    userPrograms: {
      good: () => ({ query: { cursor: 'a-plan' } }),
      faults: { cursor: { 'too long': 'x'.repeat(101), 'with a line break': 'a\nplan' } },
    },
    content: takesNothing,
    statistics: takesNothing,
    restartReminders: takesNothing,
    programs: takesNothing,
    exerciseDeletionInfo: {
      good: () => ({ params: { id: 'first-rolls' } }),
      ids: { id: 'shared' },
    },
    auditLog: {
      good: () => ({ query: { cursor: '5' } }),
      faults: { cursor: { 'a word': 'first', negative: '-1', 'half of one': '1.5' } },
    },
  },
  backups: backupCases,
  installation: installationCases,
  users: userCases,
  reminders: {
    later: {
      good: ({ planned }) => ({ params: { id: planned.scheduledSessionId } }),
      ids: { id: 'own' },
    },
    testReminders: takesNothing,
  },
};
