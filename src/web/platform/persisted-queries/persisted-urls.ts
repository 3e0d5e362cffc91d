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
  '/api/user/coming-sessions',
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
