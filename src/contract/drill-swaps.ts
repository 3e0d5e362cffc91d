import * as z from 'zod/mini';
import { drillModes, levels, venues } from '#domain/drills/drill.ts';
import type { EquipmentId, EquipmentNeed } from '#domain/drills/equipment.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, id, minutes } from './fields.ts';
import { language } from './programs.ts';
import { changedWithPlan } from './training.ts';
import { knownSwap, swaps } from './training-schemas.ts';

/** Minutes that a golfer may have for a session. */
const wishLimits = { min: 5, max: 180 } as const;

const drill = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** Of the name. */
  language,
  focus,
  /** Null for an exercise that is no drill. */
  mode: z.nullable(z.enum(drillModes)),
  level: z.enum(levels),
  venues: z.array(z.enum(venues)),
  equipment: z.array(z.string()),
  /** What each of the equipment is; empty where an administrator wrote it. */
  needs: z.array(z.custom<EquipmentNeed>()),
  /** The golfer's best score in the drill as it is by itself; null without one. */
  best: z.nullable(z.object({ score: z.number(), unit: z.string() })),
});
export type SwapDrill = z.output<typeof drill>;

const alternative = z.object({ exerciseId: z.string(), minutes });

const fittingDrills = z.object({
  /** All that are named below, each once. */
  drills: z.array(drill),
  /** In the order of the session. */
  places: z.array(
    z.object({
      /** Without the version of the program. */
      id: z.string(),
      /** As the program has it. */
      planned: alternative,
      /** As it is this time; null where it is left out. */
      present: z.nullable(alternative),
      /** What else fits, the best first. */
      alternatives: z.array(alternative),
    }),
  ),
  /** What one or the other of the drills needs, as lists name it. */
  things: z.array(z.object({ id: z.custom<EquipmentId>(), name: z.string() })),
  /** What every place becomes at the place and in the minutes that were asked for. */
  proposal: z.array(knownSwap),
});
export type FittingDrills = z.output<typeof fittingDrills>;

export const drillSwaps = {
  fitting: endpoint({
    method: 'GET',
    path: '/api/user/session-swaps/{scheduledSessionId}',
    auth: 'golfer',
    summary: 'What can take the place of each drill of a planned session, and how all of it fits',
    params: z.object({ scheduledSessionId: id }),
    query: z.object({
      venue: z.optional(z.enum(venues)),
      /** Ids of what the golfer has not got, with commas between; one that no drill needs is passed over. */
      missing: z.optional(z.string().check(z.regex(/^[a-z]{1,20}(,[a-z]{1,20}){0,49}$/i))),
      minutes: z.optional(
        z.coerce.number().check(z.int(), z.gte(wishLimits.min), z.lte(wishLimits.max)),
      ),
    }),
    response: fittingDrills,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/user/session-swaps/{scheduledSessionId}',
    auth: 'golfer',
    idempotent: true,
    summary:
      'Swap drills of a planned session, in place of all earlier swaps; none puts all of it back',
    params: z.object({ scheduledSessionId: id }),
    body: z.object({ swaps }),
    refresh: changedWithPlan,
    response: z.object({
      /** As they were until now: sending them takes the change back. */
      before: z.array(knownSwap),
      swaps: z.array(knownSwap),
    }),
  }),
} satisfies Endpoints;
