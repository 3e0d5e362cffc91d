/** Days that a link to a coach's page can be valid. */
export const coachLinkDays = [30, 90, 180] as const;
export type CoachLinkDays = (typeof coachLinkDays)[number];

/** Used if the golfer does not choose. */
export const usualCoachLinkDays: CoachLinkDays = 90;

/** Maximum number of links that one golfer can have at the same time. */
export const mostCoachLinks = 5;

/** Days in which a revoked link can be restored. Long enough for a coach to notice that the address has stopped working. */
export const coachLinkRestorableDays = 7;

/** Notes that can be written through one link per day. Changing or deleting a note counts as well. */
export const coachNotesADay = 50;

/** Maximum lengths in characters. */
export const coachTextLength = { name: 40, note: 500 } as const;
