import { sql } from 'drizzle-orm';
import type { Reply, TestApp } from './app.ts';
import { storeFriendship } from './friends.ts';

/** The caller's relation to the golfer whose data is requested. */
export const relations = [
  'visitor',
  'self',
  'stranger',
  /** Has sent the golfer a friend request, which is pending. */
  'requester',
  /** Has received a pending friend request from the golfer. */
  'requested',
  'friend',
  /** The golfer has blocked the caller. */
  'blocked',
  /** The caller has blocked the golfer. */
  'blocker',
] as const;
export type Relation = (typeof relations)[number];

type Pair = { readonly golferId: string; readonly callerId: string };

/** Gives the caller this relation to the golfer, replacing any other. Returns the friendship's id, or `none`. */
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

/** A request and its expected response for each relation, given the golfer's privacy switches. */
export type Permission<Call, Switches> = {
  readonly send: (call: Call) => Promise<Reply>;
  /** The expected status for a signed-in caller. */
  readonly status: (relation: Relation, switches: Switches) => number;
  /** The data about the golfer in a successful response, and the expected data. */
  readonly told?: (body: unknown, golferId: string) => unknown;
  readonly tells?: (relation: Relation, switches: Switches) => unknown;
};

type Table<Call, Switches> = {
  readonly permissions: Readonly<Record<string, Permission<Call, Switches>>>;
  readonly switches: Switches;
  readonly golferId: string;
  /** Sets the relation of the caller to the golfer, and creates the data for the requests. */
  readonly prepare: (relation: Relation) => Promise<Call>;
};

/** Sends every request in every relation. `found` has to equal `expected`. */
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
