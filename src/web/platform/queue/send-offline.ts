import type { Endpoint } from '#contract/endpoint.ts';
import { OfflineError } from '../api/failures.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { loadErrorTexts } from '../api/request.ts';
import { type UrlParts, urlOf } from '../api/url.ts';
import { currentQueue } from './current-queue.ts';
import type { Intent, SendingForm } from './queue.ts';

/** No answer arrived, and the request could not be stored on the device: storage is full or forbidden. */
export class NotQueuedError extends OfflineError {}

/** Returned instead of an answer: the request is stored on this device and will be sent later. */
export const queued = Symbol('the request waits on this device');

type OfflineRequest = Pick<Intent, 'title' | 'refresh'> &
  UrlParts & {
    readonly row: Endpoint;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
    readonly form: SendingForm;
  };

/**
 * Sends a request that can be made offline: it is stored on the device first. Uses `direct` if it cannot be stored.
 * @returns the answer, or `queued` when none arrived
 * @throws ApiError when the server refuses the request, and any error of `direct`
 */
export async function sendOffline(
  request: OfflineRequest,
  direct: () => Promise<unknown>,
): Promise<unknown> {
  const queue = await currentQueue();
  if (queue === null) return direct();
  const { row, params, body, headers, title, refresh } = request;
  const { method, path } = row;
  const url = urlOf(row, request);
  const key = headers?.['idempotency-key'] ?? newIdempotencyKey();
  const sessionId = queue.sessionOf(row, { params, body });
  const intent = { method, path, url, body, key, title, refresh, sessionId };
  const sent = await queue.send(intent, request.form);
  switch (sent.kind) {
    case 'answered':
    case 'done-otherwise':
      return sent.answer;
    case 'unanswered':
      return queued;
    case 'not-kept':
      return direct().catch((error) => {
        throw error instanceof OfflineError
          ? new NotQueuedError(error.message, { cause: error })
          : error;
      });
    default:
      await loadErrorTexts();
      throw sent.error;
  }
}
