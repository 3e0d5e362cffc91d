import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

function errorBodyOf(text: string): ErrorBody | null {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(text);
    return body?.code !== undefined && body.message !== undefined ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** A response to a request. The status is 0 when it was a redirect, which our server never sends to the app. */
export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
};

/** The server responded with an error status. The message is `status: body`, as one line to log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed error body; null when something other than our server responded, such as a proxy. */
  readonly body: ErrorBody | null;

  constructor(answer: Answer) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.status = answer.status;
    this.body = errorBodyOf(answer.text);
  }
}

/** No response arrived: the network or the server is down, or the time limit passed. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/**
 * Something in front of our server responded that wants to be seen, such as the sign-in page of a proxy or of a
 * hotel's network. The request has not reached our server.
 */
export class InterceptedError extends OfflineError {}

/** The request failed although our server is reachable, such as when a content blocker stops it by its address. */
export class BlockedError extends OfflineError {}

/** Whether a response leaves open what happens: after timeouts, rate limits, and server errors, send the same again. */
export const isUndecided = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

/** Whether the server refused the request with this error code. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.body?.code === code;
}

/** Whether our server responded with this status, for views that treat 404 or 409 as a normal outcome. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.body !== null && error.status === status;
}
