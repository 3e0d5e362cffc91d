import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysAfterDecline,
  type Friendship,
  friendshipStatuses,
  looksOpen,
  mayAnswer,
  outcomeOfRequest,
  pairOf,
  requestAnswers,
} from './friendship.ts';

const now = Temporal.Instant.from('2026-05-14T00:00:00Z');
const daysAgo = (days: number) => now.subtract({ hours: days * 24 });

const asks = (by: string, other: Partial<Parameters<typeof outcomeOfRequest>[1]> = {}) => ({
  by,
  now,
  isApart: false,
  isAllowed: true,
  ...other,
});
const pending = (requesterId: string): Friendship => ({
  requesterId,
  status: 'pending',
  answeredAt: null,
  isWithdrawn: false,
});
const declined = (requesterId: string, days: number): Friendship => ({
  requesterId,
  status: 'declined',
  answeredAt: daysAgo(days),
  isWithdrawn: false,
});
const friends: Friendship = { ...declined('ana', 1), status: 'accepted' };

describe('a friend request', () => {
  test('to a golfer without any existing connection is pending', () => {
    expect(outcomeOfRequest(null, asks('ana'))).toBe('requested');
  });

  test('that meets an opposite request is accepted, even if the other golfer allows no requests', () => {
    expect(outcomeOfRequest(pending('ben'), asks('ana'))).toBe('accepted');
    expect(outcomeOfRequest(pending('ben'), asks('ana', { isAllowed: false }))).toBe('accepted');
  });

  test('to a friend, or a second time, exists already', () => {
    expect(outcomeOfRequest(friends, asks('ana'))).toBe('exists');
    expect(outcomeOfRequest(friends, asks('ben'))).toBe('exists');
    expect(outcomeOfRequest(pending('ana'), asks('ana'))).toBe('exists');
  });

  test('that was declined can be sent again after thirty days, and looks pending until then', () => {
    expect(outcomeOfRequest(declined('ana', daysAfterDecline - 0.5), asks('ana'))).toBe('exists');
    expect(outcomeOfRequest(declined('ana', daysAfterDecline), asks('ana'))).toBe('requested');
  });

  test('that was declined and then withdrawn can be sent again, unseen by the other golfer', () => {
    const withdrawn = { ...declined('ana', daysAfterDecline - 0.5), isWithdrawn: true };
    expect(outcomeOfRequest(withdrawn, asks('ana'))).toBe('unseen');
    expect(outcomeOfRequest(withdrawn, asks('ana', { isAllowed: false }))).toBe('not_found');
    const old = { ...declined('ana', daysAfterDecline), isWithdrawn: true };
    expect(outcomeOfRequest(old, asks('ana'))).toBe('requested');
  });

  test('looks open to its sender until it is accepted, withdrawn, or thirty days after it was declined', () => {
    const open = (friendship: Friendship, by = 'ana') => looksOpen(friendship, { by, now });
    expect([open(pending('ana')), open(pending('ana'), 'ben'), open(friends)]).toEqual([
      true,
      false,
      false,
    ]);
    const ages = [0, daysAfterDecline - 0.5, daysAfterDecline];
    expect(ages.map((days) => open(declined('ana', days)))).toEqual([true, true, false]);
    expect(open({ ...declined('ana', 0), isWithdrawn: true })).toBe(false);
  });

  test('can be sent immediately by the golfer who declined the last one', () => {
    expect(outcomeOfRequest(declined('ana', 0), asks('ben'))).toBe('requested');
  });

  test('to a golfer who allows no requests is not found', () => {
    expect(outcomeOfRequest(null, asks('ana', { isAllowed: false }))).toBe('not_found');
    const old = declined('ana', daysAfterDecline);
    expect(outcomeOfRequest(old, asks('ana', { isAllowed: false }))).toBe('not_found');
  });
});

test('only the golfer who received a request can answer it, and may repeat the same answer', () => {
  expect(mayAnswer(pending('ana'), { by: 'ben', answer: 'accepted' })).toBe(true);
  expect(mayAnswer(pending('ana'), { by: 'ana', answer: 'accepted' })).toBe(false);
  expect(mayAnswer(friends, { by: 'ben', answer: 'accepted' })).toBe(true);
  expect(mayAnswer(friends, { by: 'ben', answer: 'declined' })).toBe(false);
  expect(mayAnswer(declined('ana', 0), { by: 'ben', answer: 'accepted' })).toBe(false);
});

const golfer = fc.constantFrom('ana', 'ben', 'cleo', 'Dan');
const two = fc.tuple(golfer, golfer).filter(([one, other]) => one !== other);
const anyFriendship = fc.option(
  fc.record({
    requesterId: fc.constantFrom('ana', 'ben'),
    status: fc.constantFrom(...friendshipStatuses),
    answeredAt: fc.integer({ min: 0, max: 60 }).map(daysAgo),
    isWithdrawn: fc.boolean(),
  }),
);

test('two golfers form the same pair in either order', () => {
  fc.assert(
    fc.property(two, ([one, other]) => {
      const { firstId, secondId } = pairOf(one, other);
      expect(pairOf(other, one)).toEqual({ firstId, secondId });
      expect(firstId < secondId).toBe(true);
    }),
  );
});

test('a request across a block finds no golfer, regardless of their friendship', () => {
  fc.assert(
    fc.property(anyFriendship, fc.boolean(), (friendship, isAllowed) => {
      const asking = asks('ana', { isApart: true, isAllowed });
      expect(outcomeOfRequest(friendship, asking)).toBe('not_found');
    }),
  );
});

const act = fc.record({
  two,
  what: fc.constantFrom('request', ...requestAnswers, 'remove', 'block', 'unblock'),
  days: fc.integer({ min: 0, max: 20 }),
  isAllowed: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

type Row = Friendship & ReturnType<typeof pairOf>;
type World = { rows: Row[]; readonly blocks: Set<string>; at: Temporal.Instant };

/** Applies an act the way the server does, but without database constraints: only the rules keep rows unique. */
function carryOut(world: World, { two: [by, other], what, days, isAllowed }: Act): void {
  world.at = world.at.add({ hours: days * 24 });
  const pair = pairOf(by, other);
  const isSame = ({ firstId, secondId }: Row) =>
    firstId === pair.firstId && secondId === pair.secondId;
  const row = world.rows.find(isSame) ?? null;
  const others = world.rows.filter((one) => one !== row);
  const isApart = [`${by}>${other}`, `${other}>${by}`].some((block) => world.blocks.has(block));
  const answered = (status: 'accepted' | 'declined') => {
    if (row !== null) world.rows = [...others, { ...row, status, answeredAt: world.at }];
  };
  if (what === 'request') {
    const outcome = outcomeOfRequest(row, { by, now: world.at, isApart, isAllowed });
    if (outcome === 'accepted') answered('accepted');
    if (outcome === 'requested') world.rows = [...others, { ...pair, ...pending(by) }];
  } else if (what === 'remove') {
    if (row?.status === 'accepted') world.rows = others;
  } else if (what === 'block') {
    world.blocks.add(`${by}>${other}`);
    world.rows = others;
  } else if (what === 'unblock') {
    world.blocks.delete(`${by}>${other}`);
  } else if (row?.status === 'pending' && mayAnswer(row, { by, answer: what })) answered(what);
}

test('no sequence of requests, answers, removals and blocks makes two rows for a pair', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const world: World = { rows: [], blocks: new Set(), at: now };
      for (const one of acts) {
        carryOut(world, one);
        const pairs = world.rows.map(({ firstId, secondId }) => `${firstId}>${secondId}`);
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const { firstId, secondId, requesterId, status, answeredAt } of world.rows) {
          expect([firstId, secondId]).toContain(requesterId);
          expect(answeredAt === null).toBe(status === 'pending');
          expect(world.blocks).not.toContain(`${firstId}>${secondId}`);
          expect(world.blocks).not.toContain(`${secondId}>${firstId}`);
        }
      }
    }),
  );
});
