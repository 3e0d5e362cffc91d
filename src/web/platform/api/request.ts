import type { Endpoint } from '#contract/endpoint.ts';
import { getTranslation, loadCatalogs } from '#web/i18n/translation.ts';
import { ApiError } from './failures.ts';
import { fetchJson } from './fetch-json.ts';

/** Loads the sentences for failures, which few visits need. Never rejects. */
export const loadErrorTexts = (): Promise<void> => loadCatalogs('errors').catch(() => {});

type Method = Endpoint['method'];

export type RequestOptions = {
  readonly method?: Method;
  /** Sent as JSON, or unchanged if it is a form; nothing is sent when it is undefined. */
  readonly body?: unknown;
  /** In addition to the usual headers; names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the request when the response is no longer needed. The abort is not turned into an `OfflineError`. */
  readonly signal?: AbortSignal;
  /** For a request whose work takes longer than its body suggests. */
  readonly timeLimitMs?: number;
  /** Lets the request finish even if the page closes; for small bodies. */
  readonly keepalive?: true;
};

/**
 * Sends a request to the server and returns its parsed JSON, or null for an empty response. The default method is GET.
 *
 * Throws an `ApiError` for any response that is not a success, and an `OfflineError` when none arrives in time; see
 * `fetchJson`.
 */
export async function apiRequest(url: string, options: RequestOptions = {}): Promise<unknown> {
  try {
    return await fetchJson(url, initOf(options), options.timeLimitMs);
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
