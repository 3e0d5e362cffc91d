import type { HolePar } from '#domain/logbook/hole-card.ts';
import { storedValue } from '#web/platform/device/stored-value.ts';

type KnownCourse = { readonly name: string; readonly pars: readonly HolePar[] };

/** Keeps the list short. Most golfers play fewer courses than this. */
const mostCourses = 20;

const known = storedValue<readonly KnownCourse[]>('courses');

const sameName = (a: string, b: string) =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/** Returns the courses that the golfer has played hole by hole on this device, the most recent first. */
export const readCourses = (golferId: string): readonly KnownCourse[] => known.read(golferId) ?? [];

/** Returns the pars of a course by its name, ignoring case. Empty for an unknown course. */
export function parsOf(courses: readonly KnownCourse[], name: string): readonly HolePar[] {
  return courses.find((course) => sameName(course.name, name))?.pars ?? [];
}

/** Stores the pars of a course. Nine holes replace the first nine of a longer course. */
export function rememberCourse(golferId: string, name: string, pars: readonly HolePar[]): void {
  if (name.trim() === '') return;
  const courses = readCourses(golferId);
  const rest = parsOf(courses, name).slice(pars.length);
  const others = courses.filter((course) => !sameName(course.name, name));
  const all = [{ name: name.trim(), pars: [...pars, ...rest] }, ...others].slice(0, mostCourses);
  known.keep(golferId, all);
}
