import type { Query, QueryClient } from '@tanstack/react-query';
import { isPersisted } from '../api/persisted-urls.ts';
import { golferOnDevice, setGolferOnDevice } from '../device/golfer-on-device.ts';
import { answerOf } from '../queue/replaced-answers.ts';
import { userQuery } from '../session/user.ts';
import { clearQueries } from './clear-queries.ts';
import { deleteQueries, writeQueries } from './query-database.ts';

/** Answers arrive in groups, and storing them must not delay showing them. */
const gatherMs = 1000;

const urlOf = ({ queryKey }: Query) => String(queryKey[0]);

/**
 * Stores the signed-in golfer's reads on the device, for `restoreQueries`. Without storage, the app works as usual.
 * Returns a function that stops this.
 */
export function persistQueries(client: QueryClient): () => void {
  const [userUrl] = userQuery.queryKey;
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const golferId = client.getQueryData(userQuery.queryKey)?.id;
    const queries = [...changed];
    changed.clear();
    if (golferId !== undefined && queries.length > 0) void keep(golferId, queries);
  };
  const saveHidden = () => document.hidden && save();

  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    if (urlOf(query) === userUrl) followGolfer(client.getQueryData(userQuery.queryKey)?.id ?? null);
    if (!isPersisted(urlOf(query))) return;
    changed.add(query);
    timer ??= setTimeout(save, gatherMs);
  });
  // A phone may end the app without notice while it is hidden.
  document.addEventListener('visibilitychange', saveHidden);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', saveHidden);
  };
}

/** Deletes the reads when the golfer changes, so that the next golfer or a visitor never sees them. */
function followGolfer(golferId: string | null): void {
  const known = golferOnDevice();
  if (golferId === known) return;
  void clearQueries();
  if (golferId !== null) setGolferOnDevice(golferId);
}

async function keep(golferId: string, queries: readonly Query[]): Promise<void> {
  try {
    // In another tab, the golfer may have signed out, or another golfer may have signed in.
    if (golferOnDevice() !== golferId) return;
    await writeQueries(
      queries.map((query) => ({
        golferId,
        url: urlOf(query),
        answer: answerOf(query),
        answeredAt: query.state.dataUpdatedAt,
      })),
    );
    if (golferOnDevice() !== golferId) await deleteQueries();
  } catch {
    // Storage is full or forbidden: the next start has to request the data from the server.
  }
}
