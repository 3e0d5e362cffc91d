import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '#web/app/app.tsx';
import { createAppRouter } from '#web/app/router.tsx';
import { createQueryClient } from '#web/platform/api/client.ts';
import { aDashboard } from './a-dashboard.ts';
import { exercises, theDetails } from './a-session.ts';
import { inWeekFive, scoringZone, statsInWeekFive } from './program-fixture.ts';
import { aGolfer } from './web.tsx';

const { week, handicapHistory } = aDashboard();

/** What the server answers a golfer in week five of Scoring Zone, by URL. */
const everyAnswer: Readonly<Record<string, unknown>> = {
  '/api/auth/user': aGolfer(),
  '/api/programs': [scoringZone],
  '/api/programs/scoring-zone': { ...scoringZone, version: 1, weeks: [] },
  '/api/user/current-program': inWeekFive,
  '/api/user/dashboard': aDashboard(),
  '/api/user/stats': statsInWeekFive,
  '/api/user/handicap-history': handicapHistory,
  '/api/user/achievements': [],
  '/api/user/activity-calendar': [],
  '/api/user/scheduled-sessions-by-week/current-program': [week],
  '/api/user/scheduled-session-details/thu': theDetails(),
  '/api/session-exercises/session-1': exercises,
  '/api/user/should-request-handicap': { shouldRequest: false },
};

/** A server for `fetch`; a test names only the answers that matter to it. What it does not know is 404. */
export function theServer(changes: Readonly<Record<string, unknown>> = {}) {
  const answers: Readonly<Record<string, unknown>> = { ...everyAnswer, ...changes };
  return async (url: string | URL | Request): Promise<Response> => {
    const answer = answers[String(url)];
    if (answer === undefined) return Response.json({ code: 'not_found' }, { status: 404 });
    return Response.json(answer);
  };
}

/** The same for a visitor: who asks for the account is told that there is none. */
export function theServerForVisitors() {
  const answer = theServer();
  return async (url: string | URL | Request): Promise<Response> =>
    url === '/api/auth/user'
      ? Response.json({ code: 'unauthorized' }, { status: 401 })
      : answer(url);
}

/** The app itself at an address: every screen with what the shell and its neighbours add to it. */
export function openApp(at: string) {
  const client = createQueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [at] }));
  const view = render(<App client={client} router={router} />, { onCaughtError: () => {} });
  return { ...view, client, router, golfer: userEvent.setup() };
}
