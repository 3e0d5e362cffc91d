import { type Broadcast, broadcasts } from '#contract/broadcasts.ts';
import { query } from '#web/platform/api/query.ts';

/** How often the progress of a delivery is read while it goes on. */
const everyMs = 2000;

/** Whether golfers see it: it is active and has not expired. */
export const isShown = ({ isActive, expiresAt }: Broadcast, now: number): boolean =>
  isActive && (expiresAt === null || Date.parse(expiresAt) > now);

/** Whether jobs are delivering it. */
export const isUnderWay = (broadcast: Broadcast, now: number): boolean =>
  isShown(broadcast, now) && !broadcast.progress.isComplete;

/** The last broadcasts, read again every other second until all are delivered. */
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

/** Golfers by audience; they sign up and leave, so it is read whenever somebody is about to send. */
export const audiencesQuery = { ...query(broadcasts.audiences), staleTime: 0 };
