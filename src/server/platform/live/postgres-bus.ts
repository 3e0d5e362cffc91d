import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { PreparedClient } from '../database/prepared-client.ts';
import { liveChannel, readSignal, type SignalBus, signalText } from './signal-bus.ts';

/** How often to check the listening connection, which could otherwise break unnoticed. */
const checkMs = 30_000;
const answerLimitMs = 10_000;
const longestPauseMs = 10_000;

/** Uses PostgreSQL's LISTEN and NOTIFY, on a separate connection. */
export function postgresBus(
  { pool, connect }: Pick<Database, 'pool' | 'connect'>,
  log: FastifyBaseLogger,
): SignalBus {
  const end = new AbortController();
  const notify = notifier(pool);
  let client: PreparedClient | undefined;
  let running: Promise<void> | undefined;

  const listen: (...handlers: Parameters<SignalBus['start']>) => Promise<void> = async (
    onSignal,
    onGap,
  ) => {
    const { signal } = end;
    for (let failures = 0; !signal.aborted; failures += 1) {
      const { kind: _, Client: __, ...where } = connect;
      const listening = new PreparedClient({
        ...where,
        application_name: 'pinhigh live',
        connectionTimeoutMillis: answerLimitMs,
        query_timeout: answerLimitMs,
        keepAlive: true,
      });
      client = listening;
      const lost = Promise.withResolvers<void>();
      listening.on('error', () => lost.resolve());
      listening.on('end', () => lost.resolve());
      listening.on('notification', ({ payload = '' }) => {
        const received = readSignal(payload);
        if (received !== null) onSignal(received);
      });
      try {
        await listening.connect();
        await listening.query(`listen ${liveChannel}`);
        failures = 0;
        onGap();
        await untilLost(listening, lost.promise, signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ fault: String(error) }, 'live: not listening');
      }
      listening.abort(new Error('No longer listening.'));
      const pause = Math.min(longestPauseMs, 500 * 2 ** Math.min(failures, 10));
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false }).catch(
        () => {},
      );
    }
  };

  return {
    publish: (signal) => notify(signalText(signal)),
    start(onSignal, onGap) {
      running = listen(onSignal, onGap);
    },
    async stop() {
      end.abort();
      client?.abort(new Error('The server stops.'));
      await running;
    },
  };
}

/**
 * Sends notifications, combining all that arrive while another one is being sent: PostgreSQL runs commits with a NOTIFY
 * one at a time and wakes every listener for each.
 */
function notifier(pool: Database['pool']): (text: string) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: { readonly texts: string[]; readonly sent: Promise<void> } | undefined;
  const send = async (before: Promise<void>, texts: readonly string[]) => {
    await before.catch(() => {});
    next = undefined;
    await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [
      liveChannel,
      texts,
    ]);
  };
  return (text) => {
    if (next === undefined) {
      const texts: string[] = [];
      last = send(last, texts);
      next = { texts, sent: last };
    }
    next.texts.push(text);
    return next.sent;
  };
}

/** Resolves when the connection is lost or `signal` aborts; throws when the connection no longer answers. */
async function untilLost(
  client: PreparedClient,
  lost: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let isLost = false;
  void lost.then(() => {
    isLost = true;
  });
  while (!isLost && !signal.aborted) {
    const pause = delay(checkMs, undefined, { signal, ref: false }).catch(() => {});
    await Promise.race([lost, pause]);
    if (!isLost && !signal.aborted) await client.query('select 1');
  }
}
