import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';

/** The options of a limit, as the library really passes them on; its types say otherwise. */
type Options = object & { readonly groupId?: string };
type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/** How long Redis is left aside after a failure, so that a frozen one delays one request and not all of them. */
const asideMs = 15_000;

/**
 * Creates the store in which all nodes count requests together. The library's own store uses the
 * same keys for different kinds of limits; this one separates them by their `groupId`. After a failure it fails at
 * once for a while, then lets one request try again.
 * @param nameSpace unique to this installation: others may use the same Redis
 * @param now the time in milliseconds
 */
export function sharedRateStore(
  redis: Pick<Redis, 'multi'>,
  nameSpace: string,
  now: () => number = () => performance.now(),
) {
  let asideUntil = 0;
  let failure: Error | null = null;
  const settle = (error: Error | null) => {
    failure = error;
    asideUntil = error === null ? 0 : now() + asideMs;
  };
  return class SharedRateStore implements FastifyRateLimitStore {
    readonly #prefix: string;

    constructor({ groupId = '' }: Options) {
      this.#prefix = `${nameSpace}:${groupId}:`;
    }

    incr(key: string, callback: Callback, timeWindow = 60_000): void {
      if (failure !== null) {
        if (now() < asideUntil) {
          callback(failure);
          return;
        }
        // The other requests do not wait for this attempt.
        asideUntil = now() + asideMs;
      }
      const counter = this.#prefix + key;
      redis
        .multi()
        .set(counter, 0, 'PX', timeWindow, 'NX')
        .incr(counter)
        .pttl(counter)
        .exec()
        .then(
          (answers) => {
            settle(null);
            const [, [, current] = [], [, ttl] = []] = answers ?? [];
            callback(null, { current: Number(current), ttl: Number(ttl) });
          },
          (error: Error) => {
            settle(error);
            callback(error);
          },
        );
    }

    child(options: Options): FastifyRateLimitStore {
      return new SharedRateStore(options);
    }
  };
}
