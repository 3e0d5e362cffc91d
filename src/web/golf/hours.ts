const minutesPerHour = 60;

/** Converts minutes to hours with one decimal. */
export const hoursOf = (minutes: number): number =>
  Math.round((minutes / minutesPerHour) * 10) / 10;
