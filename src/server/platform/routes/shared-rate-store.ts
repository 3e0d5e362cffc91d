import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/** The options of a limit, as the library really passes them on; its types say otherwise. */
type Options = object & { readonly groupId?: string };
type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Creates the store in which all nodes count requests together. The library's own store uses the
 * same keys for different kinds of limits; this one separates them by their `groupId`.
 * @param nameSpace unique to this installation: others may use the same Redis
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
