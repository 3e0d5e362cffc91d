import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** Thrown for an answer that lacks something its row declares, which is a bug in the server. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** Creates a function that writes JSON of one schema and leaves out undeclared keys at every level. */
export function compileSerializer(schema: z.ZodMiniType): (answer: unknown) => string {
  return fastJsonStringify(jsonSchemaOf(schema));
}

/** Compiles the serializer of each route for its first answer: compiling all of them would delay the start. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({
  schema,
  method,
  url,
}) => {
  let write: ReturnType<typeof compileSerializer> | undefined;
  return (answer) => {
    write ??= compileSerializer(schema);
    try {
      return write(answer);
    } catch (cause) {
      throw new AnswerError(`${method} ${url}: ${cause instanceof Error ? cause.message : ''}`);
    }
  };
};

/** Uses the dialect of fast-json-stringify, in which null is a flag of a type, not a type of its own. */
function jsonSchemaOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    // Such values, for example a diagram, are checked when they are written and passed on unchanged.
    unrepresentable: 'any',
    // An empty registry keeps the serializer's schema in one piece; names are only for the API page.
    metadata: z.registry(),
    override: ({ jsonSchema }) => adapt(jsonSchema),
  }) as Schema;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function adapt(schema: JsonSchema): void {
  // It would make alternatives reject undeclared keys; without it, these keys are left out.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (!schema['nullable'] || schema.type !== undefined) return;
  delete schema['nullable'];
  (schema.anyOf ?? schema.oneOf)?.push({ type: 'null' });
}
