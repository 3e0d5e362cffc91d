import * as fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, responseSchema } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { compileSerializer, serializerCompiler } from './compiled-serializer.ts';

const rows = Object.values(endpoints)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .flatMap((row) => {
    const schema = responseSchema(row);
    return schema === null ? [] : [{ ...row, schema }];
  });

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Generates any value of a schema, sometimes with undeclared keys. */
function answerOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], items, additionalProperties } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map((one) => answerOf(one)));
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one) => answerOf({ ...schema, type: one as 'string' })));
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (type === 'string') return schema.minLength ? fc.uuid() : fc.string({ unit: 'binary' });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer') return fc.maxSafeInteger();
  if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (type === 'array') return fc.array(answerOf(items as JsonSchema), { maxLength: 3 });
  if (type === undefined) return fc.jsonValue();
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.uuid(), answerOf(additionalProperties), { maxKeys: 3 });
  }
  const declared = Object.entries(properties).map(([key, one]) => [
    key,
    answerOf(one as JsonSchema),
  ]);
  const undeclared = { passwordHash: fc.string(), toString: fc.constant(undefined) };
  return fc.record(
    { ...undeclared, ...Object.fromEntries(declared) },
    { requiredKeys: required as never[] },
  );
}

describe('the JSON of a response', () => {
  test.each(rows)('$method $path contains exactly the fields of its schema', async ({ schema }) => {
    const write = compileSerializer(schema);
    const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
    await fc.assert(
      fc.asyncProperty(answerOf(json), async (answer) => {
        const expected = JSON.parse(JSON.stringify(z.encode(schema, answer)));
        expect(JSON.parse(write(answer))).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  const shape = z.object({
    drawing: z.nullable(z.custom<object>()),
    holes: z.nullable(z.literal([9, 18])),
    mood: z.optional(z.nullable(z.enum(['calm', 'cross']))),
    either: z.nullable(z.union([z.string(), z.int()])),
    notices: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('level'), level: z.int() }),
        z.object({ kind: z.literal('streak'), days: z.nullable(z.int()) }),
      ]),
    ),
  });
  const write = compileSerializer(shape);
  const empty = { drawing: null, holes: null, either: null, notices: [] };

  test('null, union values and drawings of any shape are kept unchanged', () => {
    const answer = {
      drawing: { marks: [1, { at: [0.5, null] }] },
      holes: 9,
      mood: null,
      either: 7,
      notices: [
        { kind: 'streak', days: null },
        { kind: 'level', level: 2 },
      ],
    };
    expect(JSON.parse(write(answer))).toEqual(answer);
    expect(JSON.parse(write(empty))).toEqual(empty);
  });

  test('undeclared keys are left out, also within alternatives', () => {
    const secret = { passwordHash: 'x' };
    const notices = [{ kind: 'level', level: 2, ...secret }];
    expect(JSON.parse(write({ ...empty, ...secret, notices }))).toEqual({
      ...empty,
      notices: [{ kind: 'level', level: 2 }],
    });
  });

  test('a missing field causes an error that names the route and the field', async () => {
    const app = fastify();
    app.setSerializerCompiler(serializerCompiler);
    app.get('/round', { schema: { response: { 200: shape } } }, async () => ({ drawing: null }));
    const answer = await app.inject('/round');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().message).toBe('GET /round: "holes" is required!');
    await app.close();
  });
});
