import type { Feature } from '#server/platform/feature.ts';
import { accessTokensFeature } from './access-tokens/feature.ts';
import { accountDataFeature } from './account-data/feature.ts';
import { accountsFeature } from './accounts/feature.ts';
import { achievementsFeature } from './achievements/feature.ts';
import { adminFeature } from './admin/feature.ts';
import { backupsFeature } from './backups/feature.ts';
import { broadcastsFeature } from './broadcasts/feature.ts';
import { calendarFeedFeature } from './calendar-feed/feature.ts';
import { challengesFeature } from './challenges/feature.ts';
import { countResults } from './challenges/public-queries.ts';
import { clientLogFeature } from './client-log/feature.ts';
import { coachFeature } from './coach/feature.ts';
import { dashboardFeature } from './dashboard/feature.ts';
import { feedFeature } from './feed/feature.ts';
import { countReactions, kudosGivenBy } from './feed/public-queries.ts';
import { friendsFeature } from './friends/feature.ts';
import { friendCountOf, maySeeAvatar } from './friends/public-queries.ts';
import { handicapFeature } from './handicap/feature.ts';
import { healthFeature } from './health/feature.ts';
import { installationFeature } from './installation/feature.ts';
import { landingFeature } from './landing/feature.ts';
import { logbookFeature } from './logbook/feature.ts';
import { notificationsFeature } from './notifications/feature.ts';
import { programsFeature } from './programs/feature.ts';
import { progressFeature } from './progress/feature.ts';
import { pushFeature } from './push/feature.ts';
import { recalculationFeature } from './recalculation/feature.ts';
import { remindersFeature } from './reminders/feature.ts';
import { secondStepFeature } from './second-step/feature.ts';
import { settingsFeature } from './settings/feature.ts';
import { trainingFeature } from './training/feature.ts';
import { usersFeature } from './users/feature.ts';

/**
 * All features of the server, in the order in which they react to an event and finish a change. Achievements and
 * reminders depend on the totals and streaks that `progress` has counted. Notifications come when everything is known
 * that they tell, and the feed last: other golfers' changes wait for the weekly sums that it writes.
 */
export const features: readonly Feature[] = [
  healthFeature,
  accountsFeature,
  programsFeature,
  trainingFeature({ feed: countReactions, challenges: countResults }),
  logbookFeature,
  handicapFeature,
  progressFeature,
  achievementsFeature({ friends: friendCountOf, kudosGiven: kudosGivenBy }),
  dashboardFeature,
  calendarFeedFeature,
  coachFeature,
  settingsFeature(maySeeAvatar),
  accessTokensFeature,
  secondStepFeature,
  accountDataFeature,
  friendsFeature,
  challengesFeature,
  broadcastsFeature,
  adminFeature,
  recalculationFeature,
  installationFeature,
  backupsFeature,
  usersFeature,
  clientLogFeature,
  landingFeature,
  remindersFeature,
  notificationsFeature,
  pushFeature,
  feedFeature,
];

export { deleteAgain } from './account-data/delete-again.ts';

/** All sums that features keep beside their rows. */
export const allSums = features.flatMap(({ sums = [] }) => sums);
