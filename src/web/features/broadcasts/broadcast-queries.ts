import { type Broadcast, broadcasts } from '#contract/broadcasts.ts';
import { query } from '#web/platform/api/query.ts';

/** How often the delivery progress is read during a delivery. */
const everyMs = 2000;

/** Whether golfers see the broadcast: it is active and has not expired. */
export const isShown = ({ isActive, expiresAt }: Broadcast, now: number): boolean =>
  isActive && (expiresAt === null || Date.parse(expiresAt) > now);

/** Whether background jobs are delivering the broadcast. */
export const isUnderWay = (broadcast: Broadcast, now: number): boolean =>
  isShown(broadcast, now) && !broadcast.progress.isComplete;

/** The latest broadcasts, read again every two seconds until all are delivered. */
export const broadcastsQuery = {
  ...query(broadcasts.list),
  staleTime: 0,
  refetchInterval: ({
    state,
  }: {
    readonly state: { readonly data?: readonly Broadcast[] | undefined };
  }) =>
    navigator.onLine && (state.data ?? []).some((one) => isUnderWay(one, Date.now())) && everyMs,
};

/** Number of golfers by audience. Golfers sign up and leave, so it is read again before each broadcast. */
export const audiencesQuery = { ...query(broadcasts.audiences), staleTime: 0 };
