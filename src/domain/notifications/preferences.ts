/** Possible reminder times, in the golfer's local time. */
export const reminderTimes = [
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '18:00',
  '19:00',
  '20:00',
] as const;

/** Notifications that a golfer can turn off. */
export const notificationSwitches = [
  'achievementNotifications',
  'sessionReminders',
  'programMilestones',
  'adminBroadcasts',
  'weeklySummary',
  'weeklySummaryMail',
  'socialNotifications',
] as const;

export type NotificationSwitch = (typeof notificationSwitches)[number];

export type NotificationPreferences = Readonly<Record<NotificationSwitch, boolean>> & {
  readonly reminderTime: (typeof reminderTimes)[number];
};

/** The preferences of a golfer who has not changed any. */
export const defaultPreferences: NotificationPreferences = {
  achievementNotifications: true,
  sessionReminders: true,
  programMilestones: true,
  adminBroadcasts: true,
  weeklySummary: true,
  weeklySummaryMail: true,
  socialNotifications: true,
  reminderTime: '08:00',
};
