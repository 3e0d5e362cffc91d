import { createMemoryHistory } from '@tanstack/history';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { accounts } from '#contract/accounts.ts';
import { usualOptions } from '#contract/accounts-schemas.ts';
import { notifications } from '#contract/notifications.ts';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { aDashboard } from './a-dashboard.ts';
import { aProgress } from './a-progress.ts';
import { theDetails } from './a-session.ts';
import { inWeekFive, scoringZone, statsInWeekFive } from './program-fixture.ts';
import type { Reads, StubServer } from './stub-server.ts';
import { aGolfer } from './web.tsx';

const { week, handicapHistory } = aDashboard();

/** The server's answers for a golfer in week five of Scoring Zone, by URL. */
const everyAnswer: Reads = {
  '/api/user/sign-in': { hasPassword: true, pendingEmail: null },
  '/api/auth/options': usualOptions,
  '/api/auth/user': aGolfer(),
  '/api/setup/proof': { missing: null },
  '/api/user/devices': [],
  '/api/user/calendar/subscription-url': {
    subscriptionUrl: 'https://golf.example.org/api/calendar/secret.ics',
    restorableUntil: null,
    calendarName: 'Pinhigh training',
  },
  '/api/user/access-tokens': [],
  '/api/user/second-step': { codes: false, recoveryCodesLeft: 0, passkeys: [], isNeeded: false },
  '/api/user/coach-links': [],
  '/api/user/coach-links/revoked': [],
  '/api/user/coach-notes/thu': { note: null },
  '/api/social/privacy': {
    showProgressToFriends: true,
    showHandicapPublicly: false,
    allowFriendRequests: true,
    showInLeaderboards: false,
  },
  '/api/programs': [scoringZone],
  '/api/programs/scoring-zone': { ...scoringZone, version: 1, weeks: [] },
  '/api/user/coming-sessions': { version: 'first', content: null },
  '/api/user/current-program': inWeekFive,
  '/api/user/dashboard': aDashboard(),
  '/api/user/stats': statsInWeekFive,
  '/api/user/handicap-history': handicapHistory,
  '/api/user/progress': aProgress({ handicapHistory }),
  '/api/user/achievements': [],
  '/api/user/activity-calendar': [],
  '/api/user/scheduled-sessions-by-week/current-program': week ? [week] : [],
  '/api/user/scheduled-session-details/thu': theDetails(),
  '/api/user/scheduled-session-details/sat': theDetails(),
  '/api/user/session-progress/thu': { serverTime: 0, progress: null },
  '/api/user/notifications/unread-count': { count: 0, total: 0 },
  '/api/user/should-request-handicap': { shouldRequest: false },
};

/** Answers every GET request of that golfer. Tests override only the relevant answers. */
export function answerGolfer(server: StubServer, changes: Reads = {}): void {
  server.reads({ ...everyAnswer, ...changes });
  server.answers(notifications.list, []);
}

/** Answers the requests of a visitor without an account. */
export function answerVisitor(server: StubServer): void {
  answerGolfer(server);
  server.refuses('unauthorized', accounts.currentUser);
}

/** Opens the app at a URL, with all screens and the shell. */
export function openApp(at: string) {
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  const view = render(<App client={client} router={router} />, { onCaughtError: () => {} });
  return { ...view, client, router, golfer: userEvent.setup() };
}
