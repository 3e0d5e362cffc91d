import { accountData } from './account-data.ts';
import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { activities } from './activities.ts';
import { admin } from './admin.ts';
import { broadcasts } from './broadcasts.ts';
import { builder } from './builder.ts';
import { calendarFeed } from './calendar-feed.ts';
import { challenges } from './challenges.ts';
import { clientLog } from './client-log.ts';
import { coach } from './coach.ts';
import { dashboard } from './dashboard.ts';
import { drillSwaps } from './drill-swaps.ts';
import { exercises } from './exercises.ts';
import { feed } from './feed.ts';
import { friends } from './friends.ts';
import { handicap } from './handicap.ts';
import { health } from './health.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { packs } from './packs.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { push } from './push.ts';
import { recalculation } from './recalculation.ts';
import { reminders } from './reminders.ts';
import { settings } from './settings.ts';
import { training } from './training.ts';
import { users } from './users.ts';

/** All endpoints of the API, by feature. */
export const endpoints = {
  health,
  accounts,
  programs,
  exercises,
  training,
  drillSwaps,
  progress,
  activities,
  dashboard,
  calendarFeed,
  handicap,
  achievements,
  clientLog,
  notifications,
  settings,
  accountData,
  push,
  reminders,
  friends,
  feed,
  coach,
  challenges,
  broadcasts,
  recalculation,
  admin,
  builder,
  packs,
  offers,
  users,
} as const;

/** Descriptions of the features, for the API page. */
export const descriptions: Readonly<Record<keyof typeof endpoints, string>> = {
  health: 'Whether the server works',
  accounts: 'Accounts, sign-in and profile',
  programs: 'Programs and their exercises',
  exercises: 'Exercises with their pictures and videos, for administrators',
  training: 'Enrollments and their scheduled sessions',
  drillSwaps: 'Drills swapped for what fits place and time',
  progress: 'XP, levels and streaks',
  activities: 'Practice, rounds and the calendar that lists them',
  dashboard: 'The home screen',
  calendarFeed: 'The plan in a phone’s calendar',
  handicap: 'Handicap and its history',
  achievements: 'What can be unlocked',
  clientLog: 'Faults in the browser',
  notifications: 'What the golfer is told, and what not to tell',
  settings: 'Avatar and privacy',
  accountData: 'Export and deletion of the account',
  push: 'Notifications on devices where the app is closed',
  reminders: 'Reminders of sessions',
  friends: 'Friends, their requests, public profiles and leaderboards',
  feed: 'What friends did, with kudos and comments',
  coach: 'Read-only pages for coaches, and their notes',
  challenges: 'Drills with a score that friends challenge each other in',
  broadcasts: 'What administrators announce to all golfers',
  recalculation: 'Bringing running plans to the newest version of their programs',
  admin: 'What administrators read of the whole installation',
  builder: 'Programs as administrators build and publish them',
  packs: 'Programs as files, from one installation to another',
  offers: 'Newer shipped content for what administrators have changed',
  users: 'What administrators do to accounts',
};
