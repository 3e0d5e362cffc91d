import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { StartError } from '../start-error.ts';

const connectLimitMs = 5_000;
/** A call that Redis does not answer must not wait longer: the limits are left out then. */
const commandLimitMs = 1_000;

/**
 * Connects to Redis or Valkey. Later losses of the connection are logged and mended by itself; commands
 * fail at once until then.
 * @throws StartError when it cannot be reached; the message holds no password
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
