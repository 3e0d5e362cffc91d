import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { actionOf } from '#web/platform/queue/offline-action.ts';
import type { QueuedRequest } from '#web/platform/queue/queued-request.ts';
import { offlineActions } from '../actions/all.ts';
import type { Effect } from '../actions/effect.ts';

/** The fields of a request that are needed to predict its effect. */
export type PredictableRequest = Pick<
  QueuedRequest,
  'key' | 'method' | 'path' | 'body' | 'recordedAt' | 'sessionId'
> & {
  /** When the server confirmed it, in milliseconds since 1970. Missing while it waits. */
  readonly confirmedAt?: number;
};

/** What the server's answers may not contain yet: requests in sending order, and the current day. */
export type Since = {
  readonly requests: readonly PredictableRequest[];
  readonly today: CalendarDate;
  readonly timeZone: string;
};

/** The effect of a request, and when the golfer made it: as ISO 8601, and the golfer's calendar day at that time. */
export type WaitingEffect = Effect &
  Pick<PredictableRequest, 'key' | 'confirmedAt'> & {
    readonly at: string;
    readonly on: CalendarDate;
  };

/** The predictable effects of requests, in order. */
export function waitingEffects(
  requests: readonly PredictableRequest[],
  timeZone: string,
): readonly WaitingEffect[] {
  return requests.flatMap((request) => {
    const { recordedAt, sessionId, body, key, confirmedAt } = request;
    const effect = actionOf(offlineActions, request)?.predict?.({ id: sessionId ?? '', body });
    if (!effect) return [];
    const instant = Temporal.Instant.fromEpochMilliseconds(recordedAt);
    const at = instant.toString({ fractionalSecondDigits: 3 });
    const made = { key, at, on: todayIn(timeZone, instant) };
    return [{ ...effect, ...made, ...(confirmedAt !== undefined && { confirmedAt }) }];
  });
}
