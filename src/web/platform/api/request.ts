import type { Endpoint } from '#contract/endpoint.ts';
import { getTranslation } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from './failures.ts';

type Method = Endpoint['method'];

export type RequestOptions = {
  readonly method?: Method;
  /** Sent as JSON, or as the form that it is; nothing is sent when it is undefined. */
  readonly body?: unknown;
  /** Beyond the usual ones; names in small letters. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Gives the request up without an error of ours, when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
};

/** On a bad connection an answer this late no longer helps: say so and let the golfer try again. */
const timeLimitMs = 15_000;

/** Includes sending: a file of a few megabytes takes more than that on a slow line. */
const fileTimeLimitMs = 120_000;

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[];

/**
 * Calls the server and returns its parsed JSON, or null for an empty answer. Two forms: method, URL
 * and body, or URL and options; GET unless told otherwise.
 *
 * Throws an `ApiError` for any answer but success, an `OfflineError` when none arrives in 15 seconds, or
 * two minutes for a form with files.
 */
export function apiRequest(method: Method, url: string, body?: unknown): Promise<unknown>;
export function apiRequest(url: string, options?: RequestOptions): Promise<unknown>;
export function apiRequest(first: string, second?: unknown, body?: unknown): Promise<unknown> {
  return methods.includes(first)
    ? send(String(second), { method: first as Method, body })
    : send(first, (second ?? {}) as RequestOptions);
}

async function send(url: string, { method = 'GET', body, headers, signal }: RequestOptions) {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetchText(url, {
    method,
    credentials: 'include',
    headers: {
      // For visitors: the server knows the language of a golfer.
      'Accept-Language': getTranslation('app').language,
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new ApiError(answer);
  return parsed(answer);
}

async function fetchText(url: string, init: RequestInit) {
  const hasFiles = init.body instanceof FormData;
  const limit = AbortSignal.timeout(hasFiles ? fileTimeLimitMs : timeLimitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(url, { ...init, signal });
    const { ok, status, statusText } = response;
    return { ok, status, statusText, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new OfflineError('No answer from the server', { cause });
  }
}

/** A sign-in page of a hotel network answers 200 with HTML; that is no answer of ours. */
function parsed(answer: { status: number; statusText: string; text: string }): unknown {
  if (answer.text === '') return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ApiError(answer);
  }
}
