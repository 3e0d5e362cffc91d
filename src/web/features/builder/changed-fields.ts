/**
 * Returns the fields of a request body that differ from those of the part as it was opened, so that saving one field
 * does not undo what another administrator has changed in the others meanwhile.
 */
export function changedFields<Body extends object>(before: Body, after: Body): Partial<Body> {
  const text = (value: unknown) => JSON.stringify(value);
  const changed = (Object.keys(after) as (keyof Body)[]).filter(
    (name) => text(after[name]) !== text(before[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Body>;
}
