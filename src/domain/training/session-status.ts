/** The states of a scheduled session. Reopening makes a completed or skipped one planned again. */
export const sessionStatuses = ['planned', 'completed', 'skipped'] as const;

export type SessionStatus = (typeof sessionStatuses)[number];
