import type { FastifySchemaCompiler } from 'fastify';
import type * as z from 'zod/mini';
import { faultOf } from '#contract/field-fault.ts';
import { AppError } from '../app-error.ts';

/**
 * Validates a part of a request by its schema and parses it. Headers stay as they are: the parsed ones would replace
 * all of them, including cookies and origin.
 */
export const zodValidator: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (part: unknown) => {
    const { data, error } = schema.safeParse(part);
    if (error) return { error: new AppError('invalid_input', error.issues.map(faultOf)) };
    return { value: httpPart === 'headers' ? part : data };
  };
