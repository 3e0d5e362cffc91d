import * as z from 'zod/mini';
import { mostAttempts } from '#domain/drills/attempts.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { id, writtenText } from './fields.ts';

/** More drills than any session has, and as many attempts as range mode counts; bounds the size of untrusted input. */
const progressLimits = { drills: 50, attempts: mostAttempts, note: 2000 } as const;

/** Milliseconds since 1970, by the clock of either the device or the server. */
const time = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000));

const value = z.number().check(z.gte(-1_000_000), z.lte(1_000_000));

/** In seconds; no drill takes longer. */
const longestDrill = 86_400;

const state = z.enum(['open', 'done', 'left_out']);

const sentDrill = z.object({
  /** The id without the program version. */
  exerciseId: id,
  state,
  attempts: z.array(value).check(z.maxLength(progressLimits.attempts)),
  balls: z.exactOptional(z.array(value).check(z.maxLength(progressLimits.attempts))),
  score: z.nullable(value),
  seconds: z.number().check(z.gte(0), z.lte(longestDrill)),
  changedAt: time,
});

/** A device's knowledge of a session. The device clock may be wrong, so `sentAt` tells the server its current time. */
export const sentProgress = z.object({
  sentAt: time,
  startedAt: time,
  note: z.exactOptional(z.object({ text: writtenText(progressLimits.note), changedAt: time })),
  drills: z.array(sentDrill).check(z.maxLength(progressLimits.drills)),
});

const sessionProgress = z.object({
  startedAt: z.number(),
  note: z.exactOptional(z.object({ text: z.string(), changedAt: z.number() })),
  drills: z.array(
    z.object({
      exerciseId: z.string(),
      state,
      attempts: z.array(z.number()),
      balls: z.exactOptional(z.readonly(z.array(z.number()))),
      score: z.nullable(z.number()),
      seconds: z.number(),
      changedAt: z.number(),
    }),
  ),
}) satisfies z.ZodMiniType<SessionProgress>;

/** The combined progress of all devices, with the server's time, since its times are by the server's clock. */
export const knownProgress = z.object({
  serverTime: z.number(),
  /** Null for a session that has not been started. */
  progress: z.nullable(sessionProgress),
});
export type KnownProgress = z.output<typeof knownProgress>;
