import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

function errorBodyOf(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** The server answered, but not with success. The message is `status: body`, as one line to log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed error body; null when something other than our server answered, such as a proxy. */
  readonly body: ErrorBody | null;

  constructor(answer: { status: number; statusText: string; text: string }) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.status = answer.status;
    this.body = errorBodyOf(answer.text);
  }
}

/** No answer arrived: no network, no server, or no patience left. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** True when the server refused for this reason. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.body?.code === code;
}

/** True for an answer with this status, for views that treat 404 or 409 as a normal outcome. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
