import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** An answer that lacks something its row declares: a fault of the server. */
export class AnswerError extends Error {
  override name = 'AnswerError';
}

/** Makes a function that writes JSON of one shape: what is not declared is left out, nested or not. */
export function compileSerializer(schema: z.ZodMiniType): (answer: unknown) => string {
  return fastJsonStringify(jsonSchemaOf(schema));
}

/** Compiles the serializer of each route once, for its first answer: all of them would delay a start. */
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

/** In the dialect that fast-json-stringify reads: null is a flag of a type, not a type of its own. */
function jsonSchemaOf(schema: z.ZodMiniType): Schema {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    // Checked where it is written, such as a diagram; passed on as it is.
    unrepresentable: 'any',
    // Names are for the API page; a serializer has everything in one place.
    metadata: z.registry(),
    override: ({ jsonSchema }) => adapt(jsonSchema),
  }) as Schema;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function adapt(schema: JsonSchema): void {
  // As a condition it would make alternatives refuse undeclared keys; without it they are left out.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (!schema['nullable'] || schema.type !== undefined) return;
  delete schema['nullable'];
  (schema.anyOf ?? schema.oneOf)?.push({ type: 'null' });
}
