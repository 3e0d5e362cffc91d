import type { Query, QueryClient } from '@tanstack/react-query';
import { answerOf } from '../queue/overlays.ts';
import { userQuery } from '../session/user.ts';
import { clearQueries } from './clear-queries.ts';
import { golferOnDevice, setGolferOnDevice } from './golfer-on-device.ts';
import { isPersisted } from './persisted-urls.ts';
import { deleteQueries, writeQueries } from './query-database.ts';

/** Answers come in groups, and writing them must not stand in the way of showing them. */
const gatherMs = 1000;

const urlOf = ({ queryKey }: Query) => String(queryKey[0]);

/**
 * Keeps what the golfer who is signed in reads on the device, for `restoreQueries`. Without storage the app
 * works on as ever. Returns how to stop that.
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
  // A phone may end the app without another word once it is hidden.
  document.addEventListener('visibilitychange', saveHidden);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', saveHidden);
  };
}

/** Another golfer, or nobody, must not find what the last one read. */
function followGolfer(golferId: string | null): void {
  const known = golferOnDevice();
  if (golferId === known) return;
  void clearQueries();
  if (golferId !== null) setGolferOnDevice(golferId);
}

async function keep(golferId: string, queries: readonly Query[]): Promise<void> {
  try {
    // Another tab may have signed out, or somebody else in, meanwhile.
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
    // Full or forbidden storage: the next start has to ask the server.
  }
}
