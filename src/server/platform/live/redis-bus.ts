import type { Redis } from 'ioredis';
import { readSignal, type SignalBus, signalText } from './signal-bus.ts';

/**
 * Uses publish and subscribe of Redis or Valkey.
 * @param channel unique to this installation: all databases of a Redis server share one name space
 */
export function redisBus(redis: Redis, channel: string): SignalBus {
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  return {
    async publish(signal) {
      await redis.publish(channel, signalText(signal));
    },
    start(onSignal, onGap) {
      subscriber.on('error', () => {
        // The other connection logs the error.
      });
      subscriber.on('message', (_channel, text) => {
        const signal = readSignal(text);
        if (signal !== null) onSignal(signal);
      });
      // The library subscribes again by itself after each reconnect.
      subscriber.on('ready', onGap);
      void subscriber.subscribe(channel).catch(() => {});
    },
    async stop() {
      subscriber.disconnect();
    },
  };
}
