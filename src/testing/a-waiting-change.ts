import type { Endpoint } from '#contract/endpoint.ts';
import type { WaitingChange } from '#web/platform/queue/waiting-change.ts';

/** An unsent change on the device, for this endpoint. */
export const aWaitingChange = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  changes: Partial<WaitingChange> = {},
): WaitingChange => ({
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
  sessionId: null,
  refresh: [],
  ...changes,
});
