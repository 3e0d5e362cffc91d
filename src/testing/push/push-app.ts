import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { PushMessage } from '#contract/push.ts';
import type { AppSettings } from '#server/app.ts';
import { type Golfer, startTestApp, type TestApp } from '../app.ts';
import type { engines } from '../database.ts';
import { longWait } from '../long-wait.ts';
import { ok } from '../scenario.ts';
import { wakeQueue } from '../wake-queue.ts';
import { aDevice, type Device } from './device.ts';
import { type Arrival, type PushService, startPushService } from './push-service.ts';

/** Grants access to the server's metrics. */
export const metricsToken = 'only-for-the-monitor';

/** A server and a push service on this machine, which the server can reach only by the name push.test. */
export async function startPushApp(
  engine: (typeof engines)[number],
  settings: Partial<Pick<AppSettings, 'secret'>> = {},
) {
  const service = await startPushService();
  const server = await startTestApp(
    engine,
    {
      PUSH_ALLOWED_HOSTS: `push.test:${service.port}`,
      LOG_LEVEL: 'info',
      METRICS_TOKEN: metricsToken,
    },
    {
      ...settings,
      outgoing: {
        certificateAuthority: service.certificate,
        // Resolves every name to this machine.
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      },
    },
  );
  return {
    server,
    service,
    async close() {
      await server.close();
      await service.close();
    },
  };
}

/** Subscribes a new device of the golfer at this origin. */
export async function subscribes(golfer: Golfer, origin: string): Promise<Device> {
  const device = aDevice(origin);
  await ok(golfer.send('POST', '/api/push/subscribe', device.subscription));
  return device;
}

export type Received = Arrival & { readonly message: PushMessage };

/** The messages received by a device, once there are at least `count`. */
export const received = (
  { arrivals }: PushService,
  device: Device,
  { count = 1, wait = longWait } = {},
): Promise<readonly Received[]> =>
  vi.waitFor(() => {
    const its = arrivals.filter(({ path }) => path === device.path);
    if (its.length < count) throw new Error(`${its.length} of ${count} pushes have arrived`);
    return its.map((arrival) => ({ ...arrival, message: device.read(arrival.body) }));
  }, wait);

type Waiting = { readonly id: string; readonly seconds: number; readonly attempt: number };

/** The golfer's pushes that are scheduled for another attempt. */
export async function waitingPushes({ db }: TestApp, golfer: Golfer): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select id, extract(epoch from start_after - created_on)::float as seconds,
      (data ->> 'attempt')::int as attempt
    from pgboss.job
    where name = 'send-push' and state < 'completed' and (data ->> 'attempt')::int > 1
      and data ->> 'userId' = (select id::text from users where email = ${golfer.email})`);
  return rows;
}

/** Waits for the push with this attempt number; the job of the previous attempt may still be running. */
export const waitingPush = (server: TestApp, golfer: Golfer, attempt: number): Promise<Waiting> =>
  vi.waitFor(async () => {
    const all = await waitingPushes(server, golfer);
    const waiting = all.find((one) => one.attempt === attempt);
    if (waiting === undefined) throw new Error(`No push waits for attempt ${attempt}`);
    return waiting;
  }, longWait);

/** Makes the push due now. */
export async function makeDue({ db }: TestApp, { id }: Waiting): Promise<void> {
  await db.execute(sql`update pgboss.job set start_after = now() where id = ${id}::uuid`);
  await wakeQueue(db, 'send-push');
}
