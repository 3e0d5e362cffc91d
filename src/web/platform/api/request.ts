import type { Endpoint } from '#contract/endpoint.ts';
import { getTranslation } from '#web/i18n/translation.ts';
import { loadErrorTexts } from '../error-text.ts';
import { ApiError } from './failures.ts';
import { fetchJson } from './fetch-json.ts';

type Method = Endpoint['method'];

export type RequestOptions = {
  readonly method?: Method;
  /** Sent as JSON, or as the form that it is; nothing is sent when it is undefined. */
  readonly body?: unknown;
  /** Beyond the usual ones; names in small letters. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Gives the request up without an error of ours, when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
  /** Has it arrive although the page is left meanwhile; for small bodies. */
  readonly keepalive?: true;
};

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

async function send(url: string, options: RequestOptions): Promise<unknown> {
  try {
    return await fetchJson(url, initOf(options));
  } catch (error) {
    // Whoever catches it says why.
    if (error instanceof ApiError) await loadErrorTexts();
    throw error;
  }
}

function initOf({ method = 'GET', body, headers, signal, keepalive }: RequestOptions): RequestInit {
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
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
    ...(keepalive && { keepalive }),
  };
}
