import { buildHeader } from '#contract/web-build.ts';
import { noteServerBuild } from '../update/server-build.ts';
import { ApiError, OfflineError } from './failures.ts';

/** On a bad connection an answer this late no longer helps: say so and let the golfer try again. */
const timeLimitMs = 15_000;

/** Includes sending: a file of a few megabytes takes more than that on a slow line. */
const fileTimeLimitMs = 120_000;

/**
 * The parsed JSON of an answer, or null for an empty one. Needs no page, so that a service worker can call it.
 *
 * Throws an `ApiError` for any answer but success, an `OfflineError` when none arrives in 15 seconds, or
 * two minutes for a form with files.
 */
export async function fetchJson(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetchText(url, init);
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
    noteServerBuild(response.headers.get(buildHeader));
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
