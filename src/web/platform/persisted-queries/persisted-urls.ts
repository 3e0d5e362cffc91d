/** `keep-coming.tsx` stores its own result under this URL, so no other code may fetch it again. */
const comingPath = '/api/user/coming-sessions';

/**
 * The reads that are stored on the device, so that the app opens offline: a golfer's own training. Nothing else may
 * be stored, above all no data of other people. A path that ends with a slash stands for all paths with one id
 * after it.
 */
export const persistedPaths: readonly string[] = [
  '/api/auth/user',
  '/api/programs',
  '/api/user/achievements',
  '/api/user/activity-calendar',
  comingPath,
  '/api/user/current-program',
  '/api/user/dashboard',
  '/api/user/exercises/',
  '/api/user/handicap-history',
  '/api/user/progress',
  '/api/user/scheduled-session-details/',
  '/api/user/scheduled-sessions-by-week/current-program',
  '/api/user/stats',
];

/** Whether the answer to a read is stored on the device. */
export function isPersisted(url: string): boolean {
  const [path = ''] = url.split('?');
  return persistedPaths.some((kept) =>
    kept.endsWith('/') ? path.startsWith(kept) : path === kept,
  );
}

/** The part of a change that tells which reads it makes stale. */
export type Outdating = { readonly refresh: readonly string[]; readonly sessionId: string | null };

/**
 * Whether a persisted read has to be fetched again after a change was sent without its screen; otherwise the app
 * would show the old state when offline. Of reads about one session, only those of the changed session.
 */
export const isOutdatedBy = (url: string, { refresh, sessionId }: Outdating): boolean =>
  refresh.some((prefix) => url.startsWith(prefix)) &&
  url !== comingPath &&
  (persistedPaths.includes(url) || url.endsWith(`/${sessionId}`));
