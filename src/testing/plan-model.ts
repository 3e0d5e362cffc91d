import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays } from '#domain/calendar-date.ts';
import { checkMove, moveSession } from '#domain/training/move-session.ts';
import {
  checkPause,
  cutPause,
  openPause,
  type Pause,
  pullBack,
  shiftForPause,
} from '#domain/training/pause.ts';
import type { ChangeableSession, PlanChange } from '#domain/training/plan-change.ts';
import { checkPreferences } from '#domain/training/preferences.ts';
import {
  abandonmentOf,
  layOutRemaining,
  sessionsToReschedule,
} from '#domain/training/reschedule.ts';
import { layOutPlan } from '#domain/training/schedule.ts';
import { settleMissed, waysToSettle } from '#domain/training/settle-missed.ts';

/** A golfer's plan with the current date and pause, as stored by the server. */
export type World = PlanChange & {
  readonly today: string;
  readonly pause: Pause | null;
  readonly isAbandoned: boolean;
};

/** An action of a golfer. If the server would refuse it, the world is unchanged. */
export type Act = (world: World) => World;

const someDay = fc.integer({ min: 0, max: 60 });

const sessionAt = ({ sessions }: World, pick: number) =>
  sessions[pick % Math.max(1, sessions.length)] ?? null;

/** An abandoned program never changes. */
const unlessAbandoned =
  (act: Act): Act =>
  (world) =>
    world.isAbandoned ? world : act(world);

/** Also tries past days and finished sessions. */
export const move = fc.tuple(fc.nat(), fc.integer({ min: -5, max: 60 })).map(([pick, days]) =>
  unlessAbandoned((world) => {
    const session = sessionAt(world, pick);
    const newDate = addDays(world.today, days);
    if (session === null || checkMove(session, newDate, world.today) !== null) return world;
    return { ...world, ...moveSession(world, { id: session.id, newDate }) };
  }),
);

type Mark = { readonly from: readonly ChangeableSession['status'][] } & {
  readonly to: ChangeableSession['status'];
};

const mark = ({ from, to }: Mark) =>
  fc.nat().map((pick) =>
    unlessAbandoned((world) => {
      const session = sessionAt(world, pick);
      if (session === null || !from.includes(session.status)) return world;
      const sessions = world.sessions.map((one) =>
        one.id === session.id ? { ...one, status: to } : one,
      );
      return { ...world, sessions };
    }),
  );

export const complete = mark({ from: ['planned'], to: 'completed' });
export const skip = mark({ from: ['planned'], to: 'skipped' });
export const reopen = mark({ from: ['completed', 'skipped'], to: 'planned' });

export const pause = fc.tuple(someDay, someDay).map(([begin, days]) =>
  unlessAbandoned((world) => {
    const from = addDays(world.today, begin);
    const span = { from, to: addDays(from, days), reason: 'holiday' as const };
    if (openPause(world.pause, world.today) !== null) return world;
    expect(checkPause(span, world.today)).toEqual([]);
    const { plan, weeks } = shiftForPause(world, span);
    return { ...world, ...plan, pause: { ...span, weeks } };
  }),
);

export const endPause = fc.constant(
  unlessAbandoned((world) => {
    const open = openPause(world.pause, world.today);
    if (open === null) return world;
    const pulled = pullBack(world, open, world.today);
    return { ...world, ...pulled, pause: cutPause(open, world.today) };
  }),
);

export const reschedule = fc
  .tuple(someDay, fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), fc.nat())
  .map(([days, availableDays, many]) =>
    unlessAbandoned((world) => {
      const startDate = addDays(world.today, days);
      const sessionsPerWeek = 1 + (many % availableDays.length);
      const preferences = { sessionsPerWeek, availableDays, startDate };
      expect(checkPreferences(preferences, world.today)).toEqual([]);
      const totalSessions = sessionsToReschedule(world.sessions).length;
      if (totalSessions === 0) return world;
      const schedule = layOutPlan({ totalSessions, preferences });
      const plan = layOutRemaining(world, { schedule, startDate });
      return { ...world, ...plan, pause: world.pause && cutPause(world.pause, startDate) };
    }),
  );

/** The golfer's training preferences, used by `anyWorld` and for settling missed sessions. */
export const training = { sessionsPerWeek: 3, availableDays: [1, 2, 4, 6] };

const settle = fc.constantFrom(...waysToSettle).map((way) =>
  unlessAbandoned((world) => ({
    ...world,
    ...settleMissed(way, { ...world, ...training }, world.today),
  })),
);

export const abandon = fc.constant(
  unlessAbandoned((world) => ({
    ...world,
    sessions: abandonmentOf(world.sessions).kept,
    pause: world.pause && cutPause(world.pause, world.today),
    isAbandoned: true,
  })),
);

const sleep = fc.integer({ min: 1, max: 12 }).map(
  (days): Act =>
    (world) => ({ ...world, today: addDays(world.today, days) }),
);

/** One to forty sessions on four weekdays, starting today or within two months. */
export const anyWorld: fc.Arbitrary<World> = fc
  .record({ totalSessions: fc.integer({ min: 1, max: 40 }), start: someDay })
  .map(({ totalSessions, start }) => {
    const today = '2026-02-20';
    const startDate = addDays(today, start);
    const preferences = { ...training, startDate };
    const sessions = layOutPlan({ totalSessions, preferences }).map((entry) => ({
      id: `session-${entry.sessionNumber}`,
      sessionNumber: entry.sessionNumber,
      scheduledDate: entry.scheduledDate,
      originalWeekNumber: entry.weekNumber,
      status: 'planned' as const,
    }));
    return { startDate, sessions, today, pause: null, isAbandoned: false };
  });

const everyAct = [move, complete, skip, reopen, pause, endPause, reschedule, settle, sleep];

/** All actions except abandoning, in any order. */
export const acts = fc.array(fc.oneof(...everyAct), { maxLength: 25 });

/** All actions, with abandoning now and then. */
export const actsAndLeaving = fc.array(
  fc.oneof(...everyAct.map((arbitrary) => ({ arbitrary, weight: 5 })), {
    arbitrary: abandon,
    weight: 1,
  }),
  { maxLength: 25 },
);

/** The world after all actions. */
export const worldAfter = (start: World, story: readonly Act[]): World =>
  story.reduce((now, act) => act(now), start);
