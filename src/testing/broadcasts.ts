import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Broadcast } from '#contract/broadcasts.ts';
import { aGolfer, type Golfer, type TestApp } from './app.ts';
import { longWait } from './long-wait.ts';
import { ok } from './scenario.ts';

export const broadcastsUrl = '/api/admin/broadcasts';

export const greens = {
  title: 'Fast greens',
  message: 'They were rolled this morning.',
  targetAudience: 'all_users',
  expiresAt: null,
};

export async function anAdministrator(server: TestApp): Promise<Golfer> {
  const admin = await aGolfer(server);
  await server.db.execute(sql`update users set is_admin = true where email = ${admin.email}`);
  return admin;
}

/** Sends a broadcast and waits until background jobs have delivered it. */
export async function broadcasts(admin: Golfer, body: object = {}): Promise<Broadcast> {
  const { id } = await ok<Broadcast>(admin.send('POST', broadcastsUrl, { ...greens, ...body }));
  return vi.waitFor(async () => {
    const all = await ok<Broadcast[]>(admin.get(broadcastsUrl));
    const sent = all.find((one) => one.id === id);
    expect(sent?.progress.isComplete).toBe(true);
    return sent as Broadcast;
  }, longWait);
}
