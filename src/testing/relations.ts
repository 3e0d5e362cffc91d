import { sql } from 'drizzle-orm';
import type { Reply, TestApp } from './app.ts';
import { storeFriendship } from './friends.ts';

/** What the one who calls is to the golfer whose things are asked for. */
export const relations = [
  'visitor',
  'self',
  'stranger',
  /** Has asked the golfer to be friends, and waits. */
  'requester',
  /** Has been asked by the golfer. */
  'requested',
  'friend',
  /** The golfer has blocked the caller. */
  'blocked',
  /** The caller has blocked the golfer. */
  'blocker',
] as const;
export type Relation = (typeof relations)[number];

type Pair = { readonly golferId: string; readonly callerId: string };

/** Makes the caller that to the golfer, whatever they were before. Returns the id of their friendship, or `none`. */
export async function relate(server: TestApp, relation: Relation, pair: Pair): Promise<string> {
  const { golferId, callerId } = pair;
  await server.db.execute(sql`with gone as (delete from friendships) delete from blocks`);
  const asks = { requesterId: callerId, addresseeId: golferId };
  const isAsked = { requesterId: golferId, addresseeId: callerId };
  switch (relation) {
    case 'requester':
      return storeFriendship(server, { ...asks, status: 'pending' });
    case 'requested':
      return storeFriendship(server, { ...isAsked, status: 'pending' });
    case 'friend':
      return storeFriendship(server, { ...asks, status: 'accepted' });
    case 'blocked':
    case 'blocker': {
      const [by, whom] = relation === 'blocked' ? [golferId, callerId] : [callerId, golferId];
      await server.db.execute(sql`insert into blocks values (${by}, ${whom}, now())`);
      return 'none';
    }
    default:
      return 'none';
  }
}

/** One call, and what it has to answer to whom while the golfers' switches stand like this. */
export type Permission<Call, Switches> = {
  readonly send: (call: Call) => Promise<Reply>;
  /** The status for a golfer who is signed in. */
  readonly status: (relation: Relation, switches: Switches) => number;
  /** What a successful answer tells of the golfer. */
  readonly told?: (body: unknown, golferId: string) => unknown;
  readonly tells?: (relation: Relation, switches: Switches) => unknown;
};

type Table<Call, Switches> = {
  readonly permissions: Readonly<Record<string, Permission<Call, Switches>>>;
  readonly switches: Switches;
  readonly golferId: string;
  /** Makes the caller that to the golfer, and what the calls are about. */
  readonly prepare: (relation: Relation) => Promise<Call>;
};

/** Makes every call as everybody. What was found has to equal what was expected. */
export async function callAll<Call, Switches>(table: Table<Call, Switches>) {
  const { permissions, switches, golferId, prepare } = table;
  const expected: Record<string, object> = {};
  const found: Record<string, object> = {};
  for (const relation of relations) {
    for (const [row, permission] of Object.entries(permissions)) {
      const name = `${row} as ${relation}`;
      const { status, body } = await permission.send(await prepare(relation));
      found[name] = {
        status,
        told: status === 200 ? permission.told?.(body, golferId) : undefined,
      };
      const right = relation === 'visitor' ? 401 : permission.status(relation, switches);
      const tells = right === 200 ? permission.tells?.(relation, switches) : undefined;
      expected[name] = { status: right, told: tells };
    }
  }
  return { expected, found };
}
