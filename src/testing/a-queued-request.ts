import type { Endpoint } from '#contract/endpoint.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';

/** An unsent request on the device, for this endpoint. */
export const aQueuedRequest = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  more: Partial<QueuedRequest> = {},
): QueuedRequest => ({
  order: 1,
  key: 'change-1',
  golferId: 'golfer-1',
  title: 'Short putts',
  method,
  path,
  url: path,
  body: { scheduledSessionId: 'thu' },
  recordedAt: 0,
  refusal: null,
  sessionId: 'thu',
  refresh: [],
  ...more,
});
