/** Kept as `keep-coming.tsx` makes it of the answer, so nobody else can read it again. */
const comingPath = '/api/user/coming-sessions';

/**
 * The reads that stay on the device, so that the app opens without a network: a golfer's own training.
 * Nothing else does, above all nothing of other people. A path that ends with a slash stands for those
 * with one id behind it.
 */
export const persistedPaths: readonly string[] = [
  '/api/auth/user',
  '/api/programs',
  '/api/session-exercises/',
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

/** Whether the answer to a read stays on the device. */
export function isPersisted(url: string): boolean {
  const [path = ''] = url.split('?');
  return persistedPaths.some((kept) =>
    kept.endsWith('/') ? path.startsWith(kept) : path === kept,
  );
}

/** A change as far as it says what it makes out of date. */
export type Outdating = { readonly refresh: readonly string[]; readonly sessionId: string | null };

/**
 * Whether a read that is kept has to be repeated once a change was sent without its screen: without a network it
 * would show the change undone. Of the sessions only the one that it is about.
 */
export const isOutdatedBy = (url: string, { refresh, sessionId }: Outdating): boolean =>
  refresh.some((prefix) => url.startsWith(prefix)) &&
  url !== comingPath &&
  (persistedPaths.includes(url) || url.endsWith(`/${sessionId}`));
