import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

function errorBodyOf(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** The server responded with an error status. The message is `status: body`, as one line to log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed error body; null when something other than our server responded, such as a proxy. */
  readonly body: ErrorBody | null;

  constructor(answer: { status: number; statusText: string; text: string }) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.status = answer.status;
    this.body = errorBodyOf(answer.text);
  }
}

/** No response arrived: the network or the server is down, or the time limit passed. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** Whether the server refused the request with this error code. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.body?.code === code;
}

/** Whether the response had this status, for views that treat 404 or 409 as a normal outcome. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
