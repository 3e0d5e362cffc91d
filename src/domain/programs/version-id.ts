/**
 * The id that a week, a session or an exercise's place has in every version of its program. From version 2
 * on, rows have `@` and the version behind it; no other id has an `@`.
 */
export const baseIdOf = (id: string): string => id.replace(/@\d+$/, '');
