import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RateClass } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';

/** Calls a minute for one golfer, or for one address that is not signed in. */
const perMinute = {
  standard: 600,
  // Slow enough that guessing passwords leads nowhere, fast enough for a family behind one address.
  credentials: 20,
} as const satisfies Record<RateClass, number>;

export type RateLimits = Readonly<Record<RateClass, preHandlerAsyncHookHandler>>;

/** Makes the hooks that count calls. `scale` multiplies every limit, for load tests. */
export async function makeRateLimits(app: FastifyInstance, scale: number): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    // One household is one /64; its other addresses cost a guesser nothing.
    ipv6Subnet: 64,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
  const hook = (rateClass: RateClass, options: RateLimitOptions = {}) =>
    app.rateLimit({
      max: Math.max(1, Math.round(perMinute[rateClass] * scale)),
      timeWindow: '1 minute',
      ...options,
    }) as preHandlerAsyncHookHandler;
  return {
    standard: hook('standard', { keyGenerator: (request) => request.caller?.id ?? request.ip }),
    // By address alone: with accounts of their own, guessers would buy themselves more tries.
    credentials: hook('credentials'),
  };
}
