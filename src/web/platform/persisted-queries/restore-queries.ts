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

type Device = { readonly restoreDevice: (golferId: string) => Promise<void> };

/**
 * Puts what the golfer read last into the cache, before anything asks for it. Each read is then repeated
 * once, behind what is shown, as soon as a screen shows it. Where nobody was signed in nothing happens.
 * @param loadDevice brings back beside it what the golfer did on this device
 */
export async function restoreQueries(
  client: QueryClient,
  loadDevice: () => Promise<Device>,
): Promise<void> {
  const golferId = golferOnDevice();
  if (isLeaving()) void clearQueries();
  if (golferId === null) return;
  const late = startLimit().then((): readonly PersistedQuery[] => []);
  const device = loadDevice().then(({ restoreDevice }) => restoreDevice(golferId));
  const [reads] = await Promise.all([
    Promise.race([takeReads(golferId), late]),
    // Where its code cannot be fetched, none of the screens that need it can.
    Promise.race([device.catch(() => {}), late]),
  ]);
  // Without the golfer no screen would know whom it is for.
  if (!reads.some(({ url }) => url === userUrl)) return;
  for (const { url, answer, answeredAt } of reads) {
    putAnswer(client, url, { answer, answeredAt });
    // The golfer is asked for below: a screen cannot stand an answer that says "nobody".
    if (url !== userUrl)
      client
        .getQueryCache()
        .find({ queryKey: [url] })
        ?.invalidate();
  }
  void confirmGolfer(client, golferId);
}

/** Asks the server who is signed in, now or as soon as there is a network. */
async function confirmGolfer(client: QueryClient, golferId: string): Promise<void> {
  try {
    const user = (await apiRequest(userUrl)) as User;
    // Somebody may have signed in meanwhile.
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
