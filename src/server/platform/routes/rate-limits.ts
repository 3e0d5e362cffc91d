import rateLimit, {
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RateClass } from '#contract/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Attempts } from '../auth/attempts.ts';

/** Requests with access tokens, of all tools of a golfer: enough to read a season, little for a tool that asks in a loop. */
export const tokensPerMinute = 120;

/** Requests per minute, for one golfer, or for one address that is not signed in. */
const perMinute = {
  standard: 600,
  tokens: tokensPerMinute,
  // Slow enough to make password guessing pointless, fast enough for a family behind one address.
  credentials: 20,
  // A page that fails in a loop reports the same error again and again.
  logs: 30,
  // Each upload is decoded, and kept for some minutes.
  uploads: 20,
  // The API's description is large.
  description: 30,
  // Everything outside the contract; enough for a clubhouse that opens the app from one address.
  files: 3000,
} as const satisfies Record<RateClass | 'tokens' | 'files' | 'description', number>;

type Settings = {
  readonly scale: number;
  readonly takeAttempt: Attempts['takeOrThrow'];
  readonly store?: FastifyRateLimitStoreCtor | undefined;
};

export type RateLimits = Readonly<Record<keyof typeof perMinute, preHandlerAsyncHookHandler>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address as the rate limits see it: the same for all addresses of a client network. */
    clientNetwork: string;
  }
}

/**
 * Limits every route added from now on as `files`, unless its config says `rateLimit: false`, and creates the hooks for
 * those routes. `scale` multiplies every limit, for load tests. Each node counts separately unless a shared `store` is
 * given; while the store cannot be reached, its limits do not apply.
 */
export async function makeRateLimits(
  app: FastifyInstance,
  { scale, takeAttempt, store }: Settings,
): Promise<RateLimits> {
  const options = (kind: keyof typeof perMinute): RateLimitOptions => ({
    max: Math.max(1, Math.round(perMinute[kind] * scale)),
    timeWindow: '1 minute',
    groupId: kind,
  });
  await app.register(rateLimit, {
    ...options('files'),
    ...(store && { store, skipOnError: true }),
    // A client network is one /64: an attacker gets all of its addresses for free.
    ipv6Subnet: 64,
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
  app.decorateRequest('clientNetwork', '');
  const credentials = app.createRateLimit(options('credentials'));
  const hook = (given: RateLimitOptions) => app.rateLimit(given) as preHandlerAsyncHookHandler;
  const byAddress = hook(options('standard'));
  const byGolfer = (kind: keyof typeof perMinute) =>
    hook({ ...options(kind), keyGenerator: ({ caller, ip }) => caller?.id ?? ip });
  const byGolferStandard = byGolfer('standard');
  const byGolferTokens = byGolfer('tokens');
  return {
    async standard(request, reply) {
      const { caller } = request;
      const limit =
        caller === null ? byAddress : caller.token === null ? byGolferStandard : byGolferTokens;
      await limit.call(this, request, reply);
    },
    tokens: byGolferTokens,
    uploads: byGolfer('uploads'),
    // By address only: otherwise attackers could get more attempts by creating accounts. Counted here first, so that a
    // flood does not reach the database, and then in the database, for all nodes.
    async credentials(request) {
      const limit = await credentials(request);
      request.clientNetwork = limit.key;
      if (!limit.isAllowed && limit.isExceeded)
        throw new AppError('too_many_requests', [], { retryAfter: limit.ttlInSeconds });
      await takeAttempt(`credentials:${limit.key}`, { most: perMinute.credentials, seconds: 60 });
    },
    logs: hook(options('logs')),
    description: hook(options('description')),
    files: hook(options('files')),
  };
}
