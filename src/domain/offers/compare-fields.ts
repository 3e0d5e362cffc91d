type Value = string | number | null;

/** The values of a part, by field. */
export type Fields = Readonly<Record<string, Value>>;

/** A field that differs. A missing value is null. */
export type FieldDifference = {
  readonly field: string;
  readonly before: Value;
  readonly after: Value;
};

/** Returns the fields that differ, in the order of `after`; fields that are missing in `after` come last. */
export function compareFields(before: Fields, after: Fields): FieldDifference[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((each) => each.before !== each.after);
}

/**
 * Returns the values in a structure by path, such as `commonFaults.0.fault`. A list of texts is one value, with
 * one line per text.
 */
export function fieldsOf(value: unknown, path = ''): Fields {
  if (isText(value)) return { [path]: value };
  if (typeof value !== 'object' || value === null) return {};
  if (Array.isArray(value) && value.every(isText)) return { [path]: value.join('\n') };
  const inside = Object.entries(value).map(([key, each]) =>
    fieldsOf(each, path === '' ? key : `${path}.${key}`),
  );
  return Object.assign({}, ...inside);
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
