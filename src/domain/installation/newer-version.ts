const shape = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/** Whether a text is the number of a released version, such as 1.10.0. */
export const isReleasedVersion = (text: string): boolean => shape.test(text);

/** Whether one released version is newer than another. */
export function isNewerVersion(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number));
  const differs = ours?.findIndex((part, index) => part !== theirs?.[index]) ?? -1;
  return differs >= 0 && (ours?.[differs] ?? 0) > (theirs?.[differs] ?? 0);
}
