import type { Endpoint } from '#contract/endpoint.ts';
import { getTranslation } from '#web/i18n/translation.ts';
import { loadErrorTexts } from '../error-text.ts';
import { ApiError } from './failures.ts';
import { fetchJson } from './fetch-json.ts';

type Method = Endpoint['method'];

export type RequestOptions = {
  readonly method?: Method;
  /** Sent as JSON, or unchanged if it is a form; nothing is sent when it is undefined. */
  readonly body?: unknown;
  /** In addition to the usual headers; names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the request when the response is no longer needed. The abort is not turned into an `OfflineError`. */
  readonly signal?: AbortSignal;
  /** Lets the request finish even if the page closes; for small bodies. */
  readonly keepalive?: true;
};

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[];

/**
 * Sends a request to the server and returns its parsed JSON, or null for an empty response. Two forms: method, URL,
 * and body, or URL and options; the default method is GET.
 *
 * Throws an `ApiError` for any response that is not a success, and an `OfflineError` when none arrives in 15
 * seconds. For a form with files, the limit is two minutes plus the upload time.
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
    // The code that catches the error needs the texts to show the reason.
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
      // For visitors; the server knows the language of a signed-in golfer.
      'Accept-Language': getTranslation('app').language,
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
}
