import { uploadMs } from '#contract/upload-time.ts';
import { buildHeader } from '#contract/web-build.ts';
import { noteServerBuild } from '../update/server-build.ts';
import { ApiError, OfflineError } from './failures.ts';

/** On a bad connection, a response this late no longer helps; the golfer gets an error and can try again. */
const timeLimitMs = 15_000;

/** The server needs more time to process files, such as a video or a whole program with its pictures. */
export const fileTimeLimitMs = 120_000;

/**
 * Returns the parsed JSON of a response, or null if it is empty. Needs no page, so a service worker can call it.
 *
 * Throws an `ApiError` for any response that is not a success, and an `OfflineError` when none arrives in time: 15
 * seconds by default. For a form with files, the limit is two minutes plus the upload time on a slow connection.
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  limitMs = timeLimitOf(init.body),
): Promise<unknown> {
  const answer = await fetchText(url, init, limitMs);
  if (!answer.ok) throw new ApiError(answer);
  return parsed(answer);
}

function timeLimitOf(body: RequestInit['body']): number {
  if (!(body instanceof FormData)) return timeLimitMs;
  const files = [...body.values()].filter((value) => value instanceof Blob);
  return fileTimeLimitMs + uploadMs(files.reduce((bytes, { size }) => bytes + size, 0));
}

async function fetchText(url: string, init: RequestInit, limitMs: number) {
  const limit = AbortSignal.timeout(limitMs);
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

/** The sign-in page of a hotel network responds 200 with HTML, which did not come from our server. */
function parsed(answer: { status: number; statusText: string; text: string }): unknown {
  if (answer.text === '') return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ApiError(answer);
  }
}
