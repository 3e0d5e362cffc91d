/** Reads that a new, changed or ended plan makes out of date, as the beginnings of their URLs. */
export const changedByPlan = [
  '/api/user/dashboard',
  '/api/user/current-program',
  '/api/user/scheduled-sessions',
  '/api/user/session-completions',
] as const;
