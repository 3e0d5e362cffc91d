import { tmpdir } from 'node:os';
import { type FastifyInstance, fastify } from 'fastify';
import type { Endpoints } from '#contract/endpoint.ts';
import { serializerCompiler } from '#server/platform/routes/compiled-serializer.ts';
import { replyToErrors } from '#server/platform/routes/error-reply.ts';
import { bind, type Handlers } from '#server/platform/routes/handler.ts';
import { makeRateLimits } from '#server/platform/routes/rate-limits.ts';
import { registerBindings } from '#server/platform/routes/register.ts';
import { zodValidator } from '#server/platform/routes/zod-validator.ts';
import { openTemporary, type Temporary } from '#server/platform/storage/temporary.ts';

/** The route layer with a test's own endpoints, without signed-in users and without a database. */
export async function startRoutes<Rows extends Endpoints>(
  rows: Rows,
  handlers: Handlers<Rows>,
  temporary: Temporary = openTemporary(tmpdir()),
): Promise<FastifyInstance> {
  const app = fastify();
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  replyToErrors(app);
  registerBindings(app, bind(rows, handlers), {
    publicUrl: new URL('http://localhost'),
    limits: await makeRateLimits(app, {
      scale: 1,
      takeAttempt: async () => 1,
    }),
    temporary,
    clock: () => Temporal.Instant.from('2026-05-14T00:00:00Z'),
    runChange: async () => null,
    readAnywhere: async () => {
      throw new Error('There is no database here');
    },
    names: {},
    findFirstAnswer: async () => null,
    findCaller: async () => null,
    findTokenCaller: async () => null,
    lacksSecondStep: async () => false,
  });
  return app;
}
