import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { StartError } from '../start-error.ts';

const connectLimitMs = 5_000;
/** How long a request may wait for Redis; after that, its rate limits are skipped. */
const commandLimitMs = 1_000;

/**
 * Connects to Redis or Valkey. Later connection losses are logged and repaired automatically; commands fail until then.
 * @throws StartError when the server cannot be reached; the message holds no password
 */
export async function openRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectLimitMs,
    commandTimeout: commandLimitMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectionName: 'pinhigh',
  });
  redis.on('error', (error: Error) => log.warn({ fault: error.message }, 'redis'));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const where = URL.parse(url)?.host ?? 'the given address';
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown reason';
    throw new StartError(`Could not use Redis at ${where}: ${reason}`);
  }
  return redis;
}
