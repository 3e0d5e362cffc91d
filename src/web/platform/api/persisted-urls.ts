import { keptReads } from '#contract/kept-reads.ts';

/** The name of a read in the list of the contract. */
export type KeptRead = keyof typeof keptReads;

/** Each name with the URLs of its row: an `{id}` stands for one part. */
const urls = Object.entries(keptReads).map(
  ([name, { path }]) =>
    [name as KeptRead, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)] as const,
);

/** The name of a read whose answer is stored on the device; null for all other reads. */
export const keptReadOf = (url: string): KeptRead | null =>
  urls.find(([, pattern]) => pattern.test(url))?.[0] ?? null;

/** Whether the answer to a read is stored on the device. */
export const isPersisted = (url: string): boolean => keptReadOf(url) !== null;

/** The part of a change that tells which reads it makes stale. */
export type Outdating = { readonly refresh: readonly string[]; readonly sessionId: string | null };

/**
 * Whether a persisted read has to be fetched again after a change was sent without its screen; otherwise the app
 * would show the old state when offline. Of reads about one session, only those of the changed session.
 */
export const isOutdatedBy = (url: string, { refresh, sessionId }: Outdating): boolean =>
  refresh.some((prefix) => url.startsWith(prefix)) &&
  // `keep-coming.tsx` stores its own result under this URL, so no other code may fetch it again.
  url !== keptReads.coming.path &&
  (Object.values(keptReads).some(({ path }) => path === url) || url.endsWith(`/${sessionId}`));
