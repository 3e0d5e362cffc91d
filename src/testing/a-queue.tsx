import type { QueryClient } from '@tanstack/react-query';
import { offlineActions } from '#web/offline/actions/all.ts';
import { Queue, type SendLast } from '#web/platform/queue/queue.ts';

/** The queue of a page in which this golfer is signed in. */
export const aQueue = (
  client: QueryClient,
  golferId = 'golfer-1',
  sendLast: SendLast = async () => false,
) => new Queue({ client, golferId, actions: offlineActions, sendLast });

/** The parts with which a page creates its queue. */
export const loadQueue = async () => ({
  Queue,
  offlineActions,
  sendProgress: async () => false,
});
