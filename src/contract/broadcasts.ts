import * as z from 'zod/mini';
import { type Audience, audiences } from '#domain/broadcasts/audience.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import { instant, madeId, notes, requiredLine, revision } from './fields.ts';

/** The longest title and message, in characters. A broadcast must fit into one socket message. */
export const broadcastLength = { title: 100, message: 1000 } as const;

const broadcast = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  targetAudience: z.enum(audiences),
  /** When golfers stop seeing it; null when it stays as long as any notification. */
  expiresAt: z.nullable(instant),
  /** Golfers see it, and delivery continues, only while it is active. */
  isActive: z.boolean(),
  createdAt: instant,
  revision,
  progress: z.object({
    /** Size of the audience when it was sent. */
    golfers: z.int(),
    /** How many of them it has reached, including those who turned announcements off. */
    reached: z.int(),
    /** How many notifications were created. */
    delivered: z.int(),
    isComplete: z.boolean(),
  }),
});
export type Broadcast = z.output<typeof broadcast>;

const changedWithBroadcasts = ['/api/admin/broadcasts'];

export const broadcasts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/broadcasts',
    auth: 'admin',
    summary: 'List the last 50 broadcasts with their delivery progress, newest first',
    response: z.array(broadcast),
  }),
  audiences: endpoint({
    method: 'GET',
    path: '/api/admin/broadcasts/audiences',
    auth: 'admin',
    summary: 'Return the current number of golfers in each audience',
    response: z.object({ all_users: z.int(), active_users: z.int() } satisfies Record<
      Audience,
      unknown
    >),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/broadcasts',
    auth: 'admin',
    act: 'sendBroadcast',
    summary: 'Send a broadcast to all or active golfers; it is delivered by background jobs',
    body: z.object({
      title: requiredLine(broadcastLength.title, 'required'),
      message: notes(broadcastLength.message).check(z.minLength(1, 'required' satisfies IssueCode)),
      targetAudience: z.enum(audiences),
      /** Must be in the future. */
      expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    }),
    idempotent: true,
    refresh: changedWithBroadcasts,
    response: broadcast,
  }),
  setActive: endpoint({
    method: 'PATCH',
    path: '/api/admin/broadcasts/{id}',
    auth: 'admin',
    act: 'setBroadcast',
    summary: 'Hide a broadcast and stop its delivery, or show it again and resume delivery',
    params: z.object({ id: madeId }),
    body: z.object({ isActive: z.boolean() }),
    revised: true,
    refresh: changedWithBroadcasts,
    response: broadcast,
  }),
} satisfies Endpoints;
