import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

type Schema = z.core.$ZodTypes;
type Field = { readonly path: string; readonly schema: Schema };

/** The optional fields of a schema at any depth. */
function optionalFields({ _zod: { def } }: Schema, path: string): Field[] {
  const inside = (each: z.core.$ZodType, name = '') => optionalFields(each as Schema, path + name);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, Schema>).flatMap(([name, field]) => [
        ...(field._zod.optin !== undefined ? [{ path: `${path}.${name}`, schema: field }] : []),
        ...inside(field, `.${name}`),
      ]);
    case 'array':
      return inside(def.element, '[]');
    case 'record':
      return inside(def.valueType, '{}');
    case 'union':
      return def.options.flatMap((option) => inside(option));
    case 'pipe':
      return [...inside(def.in), ...inside(def.out)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inside(def.innerType);
    default:
      return [];
  }
}

const all = Object.entries(endpoints).flatMap(([feature, rows]) =>
  Object.entries(rows as Record<string, Endpoint>).flatMap(([name, { body, files }]) =>
    // The fields of a form are text.
    body && !files ? optionalFields(body as unknown as Schema, `${feature}.${name}`) : [],
  ),
);

const read = (schema: Schema, value: unknown) => {
  const { success, data } = z.safeParse(schema, value);
  return success ? JSON.stringify([data]) : 'refused';
};

test('null in an optional field is the same as leaving it out, or a value of its own', () => {
  expect(all.length).toBeGreaterThan(100);
  const refused = all.filter(({ schema }) => {
    const answer = read(schema, null);
    return answer !== read(schema, undefined) && answer !== '[null]';
  });
  expect(refused.map(({ path }) => path)).toEqual([]);
});
