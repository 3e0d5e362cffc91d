import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/** What the library hands on of a limit's own options, whatever it calls their type. */
type Options = object & { readonly groupId?: string };
type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Makes the store in which all nodes count requests together. The library's own gives limits of
 * different kinds the same keys; this one keeps them apart by their `groupId`.
 * @param nameSpace the installation's own: others may use the same Redis
 */
export function sharedRateStore(redis: Redis, nameSpace: string) {
  return class SharedRateStore implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor({ groupId = '' }: Options) {
      this.#prefix = `${nameSpace}:${groupId}:`;
    }

    incr(key: string, callback: Callback, timeWindow = 60_000): void {
      const counter = this.#prefix + key;
      redis
        .multi()
        .set(counter, 0, 'PX', timeWindow, 'NX')
        .incr(counter)
        .pttl(counter)
        .exec()
        .then(
          (answers) => {
            const [, [, current] = [], [, ttl] = []] = answers ?? [];
            callback(null, { current: Number(current), ttl: Number(ttl) });
          },
          (error: Error) => callback(error),
        );
    }

    child(options: Options): FastifyRateLimitStore {
      return new SharedRateStore(options);
    }
  };
}
