import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Limit } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';

/** Calls a minute for one golfer, or for one address that is not signed in. */
const perMinute = {
  standard: 600,
  // Slow enough that guessing passwords leads nowhere, fast enough for a family behind one address.
  credentials: 20,
} as const satisfies Record<Limit, number>;

export type RateLimits = Readonly<Record<Limit, preHandlerAsyncHookHandler>>;

/** Makes the hooks that count calls. `scale` multiplies every limit, for load tests. */
export async function makeRateLimits(app: FastifyInstance, scale: number): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.caller?.id ?? request.ip,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
  const hook = (limit: Limit) =>
    app.rateLimit({
      max: Math.max(1, Math.round(perMinute[limit] * scale)),
      timeWindow: '1 minute',
      groupId: limit,
    }) as preHandlerAsyncHookHandler;
  return { standard: hook('standard'), credentials: hook('credentials') };
}
