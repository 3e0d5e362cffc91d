import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import { type Friendship, pairOf } from '#domain/friends/friendship.ts';
import type { Golfer, TestApp } from './app.ts';
import { ok } from './scenario.ts';

export const idOf = async (golfer: Golfer) => (await ok<User>(golfer.get('/api/auth/user'))).id;

type Between = {
  readonly requesterId: string;
  readonly addresseeId: string;
  readonly status: Friendship['status'];
};

/** Stores a friendship without notifying the golfers, as if it were old. Returns its id. */
export async function storeFriendship(
  { db }: Pick<TestApp, 'db'>,
  { requesterId, addresseeId, status }: Between,
): Promise<string> {
  const id = randomUUID();
  const { firstId, secondId } = pairOf(requesterId, addresseeId);
  const answeredAt = status === 'pending' ? null : '2026-05-01T00:00:00Z';
  await db.execute(sql`
    insert into friendships
      (id, first_id, second_id, requester_id, status, requested_at, answered_at)
    values (${id}, ${firstId}, ${secondId}, ${requesterId}, ${status},
      '2026-05-01T00:00:00Z', ${answeredAt}::timestamptz)`);
  return id;
}
