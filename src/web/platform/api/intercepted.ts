import { createStore, type ReadableStore } from '../store.ts';
import { type Answer, ApiError, InterceptedError } from './failures.ts';

const last = createStore(false);

/** Whether something in front of our server, such as a proxy's sign-in page, responded to the last request. */
export const intercepted: ReadableStore<boolean> = last;

/** An address that the browser requests past the service worker. It leads back to the screen that is shown. */
export const pastWorker = (): string =>
  `/continue?next=${encodeURIComponent(location.pathname + location.search)}`;

/** A redirect, a page instead of JSON, or a demand to sign in; other statuses say that a proxy cannot reach our server. */
const wantsToBeSeen = (status: number) => status < 400 || [401, 403, 407, 511].includes(status);

/**
 * Returns the JSON of a response, or null if it is empty.
 * @throws InterceptedError for a response that is not our server's and wants to be seen, and ApiError for any other
 * that is not a success
 */
export function readAnswer(answer: Answer): unknown {
  const { status, text } = answer;
  const json = text === '' ? null : parsed(text);
  const isSuccess = status >= 200 && status < 300 && json !== undefined;
  const error = isSuccess ? null : new ApiError(answer);
  const isForeign = error?.body === null && wantsToBeSeen(status);
  last.set(isForeign);
  if (isForeign) throw new InterceptedError(error.message);
  if (error) throw error;
  return json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
