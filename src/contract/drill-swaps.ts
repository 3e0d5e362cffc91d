import * as z from 'zod/mini';
import { drillModes, levels, venues } from '#domain/drills/drill.ts';
import type { EquipmentId, EquipmentNeed } from '#domain/drills/equipment.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, madeId, minutes } from './fields.ts';
import { language } from './programs.ts';
import { changedWithPlan } from './training.ts';
import { knownSwap, swaps } from './training-schemas.ts';

/** The time a golfer may have for a session, in minutes. */
const wishLimits = { min: 5, max: 180 } as const;

const drill = z.object({
  exerciseId: z.string(),
  name: z.string(),
  /** The language of the name. */
  language,
  focus,
  /** Null for an exercise that is not a drill. */
  mode: z.nullable(z.enum(drillModes)),
  level: z.enum(levels),
  venues: z.array(z.enum(venues)),
  equipment: z.array(z.string()),
  /** The need behind each entry of `equipment`; empty for equipment entered by an administrator. */
  needs: z.array(z.custom<EquipmentNeed>()),
  /** The golfer's best score in the drill's default task; null without one. */
  best: z.nullable(z.object({ score: z.number(), unit: z.string() })),
});
export type SwapDrill = z.output<typeof drill>;

const alternative = z.object({ exerciseId: z.string(), minutes });

const fittingDrills = z.object({
  /** All drills named below, without duplicates. */
  drills: z.array(drill),
  /** In session order. */
  places: z.array(
    z.object({
      /** The id without the program version. */
      id: z.string(),
      /** The exercise in the program. */
      planned: alternative,
      /** The exercise in this session; null when it is left out. */
      present: z.nullable(alternative),
      /** Other drills that fit, best first. */
      alternatives: z.array(alternative),
    }),
  ),
  /** Equipment that the drills need, with names for display in lists. */
  things: z.array(z.object({ id: z.custom<EquipmentId>(), name: z.string() })),
  /** The proposed swap for every place, given the requested venue and minutes. */
  proposal: z.array(knownSwap),
});
export type FittingDrills = z.output<typeof fittingDrills>;

export const drillSwaps = {
  fitting: endpoint({
    method: 'GET',
    path: '/api/user/session-swaps/{scheduledSessionId}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the alternatives for each drill of a planned session, and how they fit',
    params: z.object({ scheduledSessionId: madeId }),
    query: z.object({
      venue: z.optional(z.enum(venues)),
      /** Comma-separated ids of equipment that the golfer does not have; ids that no drill needs are ignored. */
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
      'Replace all drill swaps of a planned session; an empty list restores the original drills',
    params: z.object({ scheduledSessionId: madeId }),
    body: z.object({ swaps }),
    refresh: changedWithPlan,
    response: z.object({
      /** The previous swaps; sending them again undoes the change. */
      before: z.array(knownSwap),
      swaps: z.array(knownSwap),
    }),
  }),
} satisfies Endpoints;
