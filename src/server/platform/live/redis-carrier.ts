import type { Redis } from 'ioredis';
import { type Carrier, readSignal, signalText } from './carrier.ts';

/**
 * Publish and subscribe of Redis or Valkey.
 * @param channel the installation's own: a Redis server has one name space for all of its databases
 */
export function redisCarrier(redis: Redis, channel: string): Carrier {
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  return {
    async publish(signal) {
      await redis.publish(channel, signalText(signal));
    },
    start(onSignal, onGap) {
      subscriber.on('error', () => {
        // The other connection says so in the log.
      });
      subscriber.on('message', (_channel, text) => {
        const signal = readSignal(text);
        if (signal !== null) onSignal(signal);
      });
      // It subscribes again by itself whenever it has connected anew.
      subscriber.on('ready', onGap);
      void subscriber.subscribe(channel).catch(() => {});
    },
    async stop() {
      subscriber.disconnect();
    },
  };
}
