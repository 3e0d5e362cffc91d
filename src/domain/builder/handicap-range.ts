/**
 * Whether a program leads from a higher handicap to a lower one. NaN for a handicap that is not known counts as
 * such, because it has a fault of its own.
 */
export const leadsDown = (from: number, target: number): boolean => !(from <= target);
