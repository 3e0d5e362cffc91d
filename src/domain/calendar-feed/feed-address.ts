/** Long enough for a golfer to notice that a calendar has stopped updating. */
export const restorableDays = 7;
