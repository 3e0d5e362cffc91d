/** How many days a link to a coach's page can last. */
export const coachLinkDays = [30, 90, 180] as const;
export type CoachLinkDays = (typeof coachLinkDays)[number];

/** Unless the golfer chooses. */
export const usualCoachLinkDays: CoachLinkDays = 90;

/** Links of one golfer that work at the same time. */
export const mostCoachLinks = 5;

/** How many notes a link writes in a day; a note that is changed or deleted counts again. */
export const coachNotesADay = 50;

/** Characters. */
export const coachTextLength = { name: 40, note: 500 } as const;
