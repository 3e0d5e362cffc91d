import * as z from 'zod/mini';
import { outcomes } from '#domain/challenges/challenge.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, id, instant, madeId, success } from './fields.ts';
import { person } from './friends.ts';
import { language, scoring } from './programs.ts';

/** How many challenges a golfer sees: pending ones of each kind, and answered ones. */
export const shownChallenges = { waiting: 50, answered: 20 } as const;

/** Number of places on a drill's leaderboard. */
export const boardPlaces = 10;

/** URL prefixes of reads that become stale when a challenge changes. */
export const changedWithChallenges: readonly `/api/${string}`[] = [
  '/api/social/challenges',
  '/api/social/challenge-friends',
  '/api/social/challenge-boards',
];

/** A scored drill with instructions. Distances in texts are in the reader's units. */
const scoredDrill = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** The language of the name. */
  language,
  focus,
  description: z.string(),
  setUp: z.string(),
  steps: z.array(z.string()),
  /** The language of set-up and steps. */
  howToLanguage: language,
  scoring: z.pick(scoring, {
    how: true,
    unit: true,
    unitOfOne: true,
    better: true,
    min: true,
    max: true,
    step: true,
  }),
});
export type ScoredDrill = z.output<typeof scoredDrill>;

/** A challenge as one of its two golfers sees it. */
const challenge = z.object({
  id: z.string(),
  /** The other golfer. */
  other: person,
  /** Whether the reader sent it. */
  isOwn: z.boolean(),
  drill: scoredDrill,
  sentAt: instant,
  /** When it expires unanswered. */
  expiresAt: instant,
  /** The reader's result; null until the reader answers. */
  ownScore: z.nullable(z.number()),
  /** The other golfer's result; null until that golfer answers. */
  otherScore: z.nullable(z.number()),
  /** How the reader's result compares; null until both results exist. */
  outcome: z.nullable(z.enum(outcomes)),
});
export type Challenge = z.output<typeof challenge>;

const challengeLists = z.object({
  /** Waiting for this golfer's answer, newest first. */
  received: z.array(challenge),
  /** Waiting for friends' answers, newest first. */
  sent: z.array(challenge),
  /** Challenges with both results, most recently answered first. */
  answered: z.array(challenge),
});
export type ChallengeLists = z.output<typeof challengeLists>;

const boardEntry = z.object({
  id: z.string(),
  /** From 1; golfers with the same score share a rank. */
  rank: z.int(),
  score: z.number(),
  user: person,
});
export type DrillBoardEntry = z.output<typeof boardEntry>;

const drillBoard = z.object({
  drill: z.pick(scoredDrill, {
    exerciseId: true,
    name: true,
    language: true,
    focus: true,
    scoring: true,
  }),
  /** First and last day of the week, in the golfer's own calendar. */
  from: z.string(),
  to: z.string(),
  /** The best scores, at most ten. */
  entries: z.array(boardEntry),
  /** The golfer's own place; null without a score this week. */
  own: z.nullable(boardEntry),
});
export type DrillBoard = z.output<typeof drillBoard>;

export const challenges = {
  list: endpoint({
    method: 'GET',
    path: '/api/social/challenges',
    auth: 'golfer',
    summary: 'List the golfer’s received, sent and answered challenges',
    response: challengeLists,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/social/challenges',
    auth: 'golfer',
    summary: 'Challenge a friend in a drill with a score from a completed session',
    body: z.object({ friendId: madeId, scheduledSessionId: madeId, exerciseId: id }),
    idempotent: true,
    refresh: changedWithChallenges,
    response: z.object({ id: z.string(), expiresAt: instant }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/social/challenges/{id}/answer',
    auth: 'golfer',
    summary: 'Answer a challenge with a score made outside a session',
    params: z.object({ id: madeId }),
    body: z.object({ score: z.number() }),
    idempotent: true,
    refresh: changedWithChallenges,
    response: z.object({ outcome: z.enum(outcomes) }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/social/challenges/{id}/decline',
    auth: 'golfer',
    summary: 'Decline a challenge; the sender is not notified',
    params: z.object({ id: madeId }),
    refresh: changedWithChallenges,
    response: success,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/social/challenges/{id}',
    auth: 'golfer',
    summary: 'Withdraw a challenge that has not been answered',
    params: z.object({ id: madeId }),
    refresh: changedWithChallenges,
    response: success,
  }),
  friends: endpoint({
    method: 'GET',
    path: '/api/social/challenge-friends/{id}',
    auth: 'golfer',
    summary: 'List the friends who can be challenged in a drill now, by name',
    params: z.object({ id }),
    response: z.object({
      friends: z.array(person),
      /** Whether the golfer shows progress to friends; challenges require it. */
      isShown: z.boolean(),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/social/challenge-boards/{id}',
    auth: 'golfer',
    summary: 'Return this week’s best scores in a drill for the golfer and friends',
    params: z.object({ id }),
    response: drillBoard,
  }),
} satisfies Endpoints;
