export const handednesses = ['right', 'left'] as const;
/** The side a golfer plays from. */
export type Handedness = (typeof handednesses)[number];
