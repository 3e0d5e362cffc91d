import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RateClass } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';

/** Requests a minute for one golfer, or for one address that is not signed in. */
const perMinute = {
  standard: 600,
  // Slow enough that guessing passwords leads nowhere, fast enough for a family behind one address.
  credentials: 20,
  // Everything that is no row of the contract: a clubhouse that opens the app behind one address.
  files: 3000,
} as const satisfies Record<RateClass | 'files', number>;

export type RateLimits = Readonly<Record<keyof typeof perMinute, preHandlerAsyncHookHandler>>;

/**
 * Limits every route that is added from now on as `files`, unless its config says `rateLimit: false`,
 * and makes the hooks for those that do. `scale` multiplies every limit, for load tests.
 */
export async function makeRateLimits(app: FastifyInstance, scale: number): Promise<RateLimits> {
  const options = (kind: keyof typeof perMinute): RateLimitOptions => ({
    max: Math.max(1, Math.round(perMinute[kind] * scale)),
    timeWindow: '1 minute',
  });
  await app.register(rateLimit, {
    ...options('files'),
    // One household is one /64; its other addresses cost a guesser nothing.
    ipv6Subnet: 64,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
  const hook = (given: RateLimitOptions) => app.rateLimit(given) as preHandlerAsyncHookHandler;
  const byAddress = hook(options('standard'));
  const byGolfer = hook({
    ...options('standard'),
    keyGenerator: ({ caller, ip }) => caller?.id ?? ip,
  });
  return {
    async standard(request, reply) {
      await (request.caller === null ? byAddress : byGolfer).call(this, request, reply);
    },
    // By address alone: with accounts of their own, guessers would buy themselves more tries.
    credentials: hook(options('credentials')),
    files: hook(options('files')),
  };
}
