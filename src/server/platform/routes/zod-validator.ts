import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';

type Validate = (part: unknown) => { value: unknown } | { error: Error };

/**
 * Validates headers like every other part, but leaves them unchanged: the parsed headers would
 * replace all of them, including cookies and origin.
 */
export const zodValidator: FastifySchemaCompiler<
  Parameters<typeof validatorCompiler>[0]['schema']
> = (route) => {
  const check = validatorCompiler(route) as Validate;
  if (route.httpPart !== 'headers') return check;
  return (headers: unknown) => {
    const found = check(headers);
    return 'error' in found ? found : { value: headers };
  };
};
