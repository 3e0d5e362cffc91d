import { uploadMs } from '#contract/upload-time.ts';
import { buildHeader } from '#contract/web-build.ts';
import { BlockedError, OfflineError } from './failures.ts';
import { readAnswer } from './intercepted.ts';
import { isReachable } from './reachable.ts';
import { noteServerBuild } from './server-build.ts';

/** On a bad connection, a response this late no longer helps; the golfer gets an error and can try again. */
const timeLimitMs = 15_000;

/** The server needs more time to process files, such as a video or a whole program with its pictures. */
export const fileTimeLimitMs = 120_000;

/**
 * Returns the parsed JSON of a response, or null if it is empty. Needs no page, so a service worker can call it.
 *
 * Throws an `ApiError` for any response that is not a success, and an `OfflineError` when none arrives in time: 15
 * seconds by default. For a form with files, the limit is two minutes plus the upload time on a slow connection. An
 * `InterceptedError` is an `OfflineError`; see `readAnswer`. So is the `BlockedError` for a request that fails at once
 * while the server is reachable.
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  limitMs = timeLimitOf(init.body),
): Promise<unknown> {
  return readAnswer(await fetchText(url, init, limitMs));
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
    // A redirect leads to a sign-in page that is not ours, often on another site, where `fetch` could not follow.
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const { status, statusText } = response;
    noteServerBuild(response.headers.get(buildHeader));
    return { status, statusText, text: await response.text() };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const isBlocked = !limit.aborted && (await isReachable());
    const NoAnswerError = isBlocked ? BlockedError : OfflineError;
    throw new NoAnswerError('No answer from the server', { cause });
  }
}
