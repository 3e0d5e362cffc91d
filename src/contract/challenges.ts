import * as z from 'zod/mini';
import { outcomes } from '#domain/challenges/challenge.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, id, instant } from './fields.ts';
import { person } from './friends.ts';
import { language, scoring } from './programs.ts';

/** How many challenges that wait a golfer sees of each kind, and how many that were answered. */
export const shownChallenges = { waiting: 50, answered: 20 } as const;

/** How many places the board of a drill shows. */
export const boardPlaces = 10;

/** The start of the URLs that are out of date when a challenge has changed. */
export const changedWithChallenges: readonly `/api/${string}`[] = [
  '/api/social/challenges',
  '/api/social/challenge-friends',
  '/api/social/challenge-boards',
];

/** A drill that is scored, with how it is done. Distances in texts are in the reader's units. */
const scoredDrill = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** Of the name. */
  language,
  focus,
  description: z.string(),
  setUp: z.string(),
  steps: z.array(z.string()),
  /** Of set-up and steps. */
  howToLanguage: language,
  scoring: z.pick(scoring, {
    ...{ how: true, unit: true, unitOfOne: true, better: true, min: true, max: true, step: true },
  }),
});
export type ScoredDrill = z.output<typeof scoredDrill>;

/** A challenge as one of its two golfers sees it. */
const challenge = z.object({
  id: z.string(),
  /** The other golfer. */
  other: person,
  /** Whether the reader has sent it. */
  isOwn: z.boolean(),
  drill: scoredDrill,
  sentAt: instant,
  /** When it is over without an answer. */
  expiresAt: instant,
  /** The reader's result; null while it waits for the reader's answer. */
  ownScore: z.nullable(z.number()),
  /** The other golfer's result; null while it waits for that golfer's answer. */
  otherScore: z.nullable(z.number()),
  /** How the reader's result compares; null until both are there. */
  outcome: z.nullable(z.enum(outcomes)),
});
export type Challenge = z.output<typeof challenge>;

const challengeLists = z.object({
  /** They wait for the golfer's answer, the newest first. */
  received: z.array(challenge),
  /** They wait for the answer of friends, the newest first. */
  sent: z.array(challenge),
  /** Both results are there; those answered last come first. */
  answered: z.array(challenge),
});
export type ChallengeLists = z.output<typeof challengeLists>;

const boardEntry = z.object({
  id: z.string(),
  /** From 1; golfers with the same score share one. */
  rank: z.int(),
  score: z.number(),
  user: person,
});
export type DrillBoardEntry = z.output<typeof boardEntry>;

const drillBoard = z.object({
  drill: z.pick(scoredDrill, {
    ...{ exerciseId: true, name: true, language: true, focus: true, scoring: true },
  }),
  /** The first and the last day of the week, which are the golfer's own. */
  from: z.string(),
  to: z.string(),
  /** The best, at most ten. */
  entries: z.array(boardEntry),
  /** The golfer's own place; null without a score this week. */
  own: z.nullable(boardEntry),
});
export type DrillBoard = z.output<typeof drillBoard>;

const done = z.object({ success: z.literal(true) });

export const challenges = {
  list: endpoint({
    method: 'GET',
    path: '/api/social/challenges',
    auth: 'golfer',
    summary: 'Challenges of the golfer and of friends, with the results that are there',
    response: challengeLists,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/social/challenges',
    auth: 'golfer',
    summary: 'Challenge a friend in a drill with one’s score of a completed session',
    body: z.object({ friendId: id, scheduledSessionId: id, exerciseId: id }),
    idempotent: true,
    refresh: changedWithChallenges,
    response: z.object({ id: z.string(), expiresAt: instant }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/social/challenges/{id}/answer',
    auth: 'golfer',
    summary: 'Answer a challenge with the score of an attempt outside of any session',
    params: z.object({ id }),
    body: z.object({ score: z.number() }),
    idempotent: true,
    refresh: changedWithChallenges,
    response: z.object({ outcome: z.enum(outcomes) }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/social/challenges/{id}/decline',
    auth: 'golfer',
    summary: 'Do without a challenge; who has sent it is not told',
    params: z.object({ id }),
    refresh: changedWithChallenges,
    response: done,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/social/challenges/{id}',
    auth: 'golfer',
    summary: 'Take back a challenge that waits for its answer',
    params: z.object({ id }),
    refresh: changedWithChallenges,
    response: done,
  }),
  friends: endpoint({
    method: 'GET',
    path: '/api/social/challenge-friends/{id}',
    auth: 'golfer',
    summary: 'Friends who can be challenged in this drill now, by name',
    params: z.object({ id }),
    response: z.object({
      friends: z.array(person),
      /** Whether the golfer shows progress to friends, without which there are no challenges. */
      isShown: z.boolean(),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/social/challenge-boards/{id}',
    auth: 'golfer',
    summary: 'The best results of this week in a drill, the golfer’s and those of friends',
    params: z.object({ id }),
    response: drillBoard,
  }),
} satisfies Endpoints;
