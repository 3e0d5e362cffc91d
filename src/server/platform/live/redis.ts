import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { type Service, sayFault, serverOf } from '../services/services.ts';
import { StartError } from '../start-error.ts';

const connectLimitMs = 5_000;
/** How long a request may wait for Redis; after that, its rate limits are skipped. */
const commandLimitMs = 1_000;

/**
 * Connects to Redis or Valkey. Later connection losses are logged and repaired automatically; commands fail until then.
 * @throws StartError when the server cannot be reached; the message holds no password
 */
export async function openRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  try {
    return await connect(url, (error) => log.warn({ fault: error.message }, 'redis'));
  } catch (error) {
    throw new StartError(`Could not use Redis. ${sayFault(redisService(url), error)}`);
  }
}

/** Connects, signs in, and sends one command. The connection in use cannot say why it was lost. */
export const redisService = (url: string): Service => ({
  name: 'redis',
  server: serverOf(url),
  setting: 'REDIS_URL',
  use: async () => (await connect(url, () => {})).disconnect(),
});

/** @throws the error that kept the connection from working */
async function connect(url: string, onError: (error: Error) => void): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectLimitMs,
    commandTimeout: commandLimitMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectionName: 'pinhigh',
  });
  let first: Error | undefined;
  redis.on('error', (error: Error) => {
    first ??= error;
    onError(error);
  });
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    // A failed connection rejects without its cause, which is only in the event before.
    throw first ?? error;
  }
}
