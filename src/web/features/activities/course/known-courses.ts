import type { HolePar } from '#domain/activities/hole-card.ts';

type KnownCourse = { readonly name: string; readonly pars: readonly HolePar[] };

/** More than most golfers play; keeps the list short. */
const mostCourses = 20;

const keyOf = (golferId: string) => `courses:${golferId}`;

const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** The courses that the golfer has played hole by hole on this device, the last one first. */
export function readCourses(golferId: string): readonly KnownCourse[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(golferId)) ?? '[]') as KnownCourse[];
  } catch {
    return [];
  }
}

/** The pars of a course by its name, in any case; none when it is new. */
export function parsOf(courses: readonly KnownCourse[], name: string): readonly HolePar[] {
  return courses.find((course) => sameName(course.name, name))?.pars ?? [];
}

/** Remembers the pars of a course. Nine holes replace the first nine of a longer one. */
export function rememberCourse(golferId: string, name: string, pars: readonly HolePar[]): void {
  if (name.trim() === '') return;
  const courses = readCourses(golferId);
  const rest = parsOf(courses, name).slice(pars.length);
  const others = courses.filter((course) => !sameName(course.name, name));
  const all = [{ name: name.trim(), pars: [...pars, ...rest] }, ...others].slice(0, mostCourses);
  try {
    localStorage.setItem(keyOf(golferId), JSON.stringify(all));
  } catch {
    // Full or forbidden storage: the pars are asked for again.
  }
}
