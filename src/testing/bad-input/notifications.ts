import type { notifications } from '#contract/notifications.ts';
import { type CasesOf, choiceFaults, type Known, takesNothing } from './cases.ts';

const one = ({ notificationId: id }: Known) => ({ params: { id } });

/** Query parameters are always text, so values of other types are not among the faults. */
const numberFaults = { empty: '', 'a word': 'all', negative: '-1', 'a fraction': '1.5' };

const switchFaults = { 'a text': 'true', 'a number': 1, 'a list': [true] };

export const notificationCases: CasesOf<typeof notifications> = {
  unreadCount: takesNothing,
  list: {
    good: () => ({ query: { limit: '5', unreadOnly: 'true', cursor: '1000' } }),
    faults: {
      limit: { ...numberFaults, 'too small': '0', 'too large': '101' },
      unreadOnly: { empty: '', unknown: 'yes' },
      cursor: { ...numberFaults, 'beyond counting': '9'.repeat(30) },
    },
  },
  read: { good: one, ids: { id: 'own' } },
  markAllRead: takesNothing,
  delete: { good: one, ids: { id: 'own' } },
  restore: { good: one, ids: { id: 'own' } },
  preferences: takesNothing,
  unsubscribe: {
    good: () => ({ params: { token: `nobody.${'a'.repeat(43)}` } }),
    ids: { token: 'shared' },
  },
  setPreferences: {
    good: () => ({
      body: {
        achievementNotifications: true,
        sessionReminders: false,
        programMilestones: true,
        adminBroadcasts: false,
        weeklySummary: false,
        weeklySummaryMail: false,
        socialNotifications: true,
        reminderTime: '18:00',
      },
    }),
    faults: {
      achievementNotifications: switchFaults,
      sessionReminders: switchFaults,
      programMilestones: switchFaults,
      adminBroadcasts: switchFaults,
      weeklySummary: switchFaults,
      weeklySummaryMail: switchFaults,
      socialNotifications: switchFaults,
      reminderTime: { ...choiceFaults, 'another hour': '12:00' },
    },
  },
};
