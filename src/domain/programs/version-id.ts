/**
 * Returns the id that a week, a session or an exercise's place has in every version of its program. From version 2
 * on, row ids end with `@` and the version; no other id contains an `@`.
 */
export const baseIdOf = (id: string): string => id.replace(/@\d+$/, '');
