import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { hasStatus, OfflineError } from '../api/failures.ts';
import { loginPath } from '../api/login-path.ts';
import { apiRequest } from '../api/request.ts';
import { rememberUser, userQuery } from '../session/user.ts';
import { startLimit } from '../start-limit.ts';
import { clearQueries } from './clear-queries.ts';
import { golferOnDevice, isLeaving } from './golfer-on-device.ts';
import { putAnswer } from './put-answer.ts';
import type { PersistedQuery } from './query-database.ts';
import { takeReads } from './read-ahead.ts';

const userUrl = String(userQuery.queryKey[0]);

/** How much longer to wait for slow storage if the device is online, but the server cannot be reached. */
const unreachableLimitMs = 9000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Device = { readonly restoreDevice: (golferId: string) => Promise<void> };

/**
 * Puts the golfer's persisted reads into the cache before any screen needs them. Each read is then fetched again
 * once, in the background, when a screen first shows it. Does nothing if no golfer was signed in.
 * @param loadDevice loads the code that restores the golfer's activity on this device, in parallel
 */
export async function restoreQueries(
  client: QueryClient,
  loadDevice: () => Promise<Device>,
): Promise<void> {
  const golferId = golferOnDevice();
  if (isLeaving()) void clearQueries();
  if (golferId === null) return;
  let restored = false;
  // Where the server does not answer either, the device's storage is the only source.
  const late = startLimit()
    .then(() => restored || apiRequest(userUrl))
    .catch((error) => error instanceof OfflineError && wait(unreachableLimitMs))
    .then((): readonly PersistedQuery[] => []);
  const device = loadDevice().then(({ restoreDevice }) => restoreDevice(golferId));
  const [reads] = await Promise.all([
    Promise.race([takeReads(golferId), late]),
    // If this code cannot be loaded, the screens that need it cannot be loaded either.
    Promise.race([device.catch(() => {}), late]),
  ]);
  restored = true;
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
