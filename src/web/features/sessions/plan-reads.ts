/** Cached reads, by the start of their URL, that completing, skipping or reopening makes out of date. */
export const readsOfThePlan: readonly string[] = [
  '/api/user/dashboard',
  '/api/user/scheduled-sessions',
  '/api/user/session-completions',
  '/api/user/scheduled-sessions-by-week',
  '/api/user/current-program',
  '/api/user/scheduled-session-details',
  '/api/user/stats',
];
