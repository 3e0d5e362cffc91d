import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { hasStatus, OfflineError } from '../api/failures.ts';
import { loginPath } from '../api/login-path.ts';
import { apiRequest } from '../api/request.ts';
import type { PersistedQuery } from '../device/schema.ts';
import { rememberUser, userQuery } from '../session/user.ts';
import { clearQueries } from './clear-queries.ts';
import { putAnswer } from './put-answer.ts';

const userUrl = String(userQuery.queryKey[0]);

/**
 * Puts the golfer's stored reads into the cache before any screen needs them. Each is then fetched again once, in the
 * background, when a screen first shows it.
 */
export function restoreQueries(
  client: QueryClient,
  golferId: string,
  reads: readonly PersistedQuery[],
): void {
  // Without the golfer, no screen would know whose data to show.
  if (!reads.some(({ url }) => url === userUrl)) return;
  for (const { url, answer, answeredAt } of reads) {
    putAnswer(client, url, { answer, answeredAt });
    // `confirmGolfer` fetches the golfer below instead, because no screen can handle an answer of "nobody".
    if (url !== userUrl)
      client
        .getQueryCache()
        .find({ queryKey: [url] })
        ?.invalidate();
  }
  void confirmGolfer(client, golferId);
}

/** Asks the server who is signed in, now or as soon as the device is online. */
async function confirmGolfer(client: QueryClient, golferId: string): Promise<void> {
  try {
    const user = (await apiRequest(userUrl)) as User;
    // Another golfer may have signed in meanwhile.
    if (client.getQueryData(userQuery.queryKey)?.id !== golferId) return;
    if (user.id === golferId) return rememberUser(client, user);
    await clearQueries();
    location.reload();
  } catch (error) {
    if (error instanceof OfflineError) {
      window.addEventListener('online', () => void confirmGolfer(client, golferId), { once: true });
    }
    if (!hasStatus(error, 401)) return;
    await clearQueries();
    location.assign(loginPath(location.pathname + location.search));
  }
}
