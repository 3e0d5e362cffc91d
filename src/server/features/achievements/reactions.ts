import { confirmedBy } from '#domain/achievements/confirmed.ts';
import {
  type CounterChange,
  countLate,
  countProgram,
  countRound,
  countSession,
  perfectWeekKey,
  recountPoints,
  withdrawRound,
} from '#domain/achievements/counters.ts';
import { describeAllUnlocked } from '#domain/achievements/describe.ts';
import { candidatesFor, reached } from '#domain/achievements/evaluate.ts';
import { factsFrom, type Measures, noHandicaps } from '#domain/achievements/facts.ts';
import { isOfHandicap } from '#domain/achievements/is-of-handicap.ts';
import type { Cause } from '#domain/achievements/metrics.ts';
import { pointsOf } from '#domain/achievements/round-points.ts';
import { takenBack } from '#domain/achievements/taken-back.ts';
import { addDays, mondayOf, startOfDay } from '#domain/calendar-date.ts';
import type { DomainEvents } from '#domain/events.ts';
import { noTotals } from '#domain/progress/stats.ts';
import { hasRoundsSince } from '#server/features/activities/public-queries.ts';
import { findHandicapBefore } from '#server/features/handicap/public-queries.ts';
import type { Change, Reactions } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { countAndMeasure, countHistory, openAchievements } from './golfer-measures.ts';
import { achievementWords } from './public-queries.ts';
import { deleteUnlocked, findHandicaps, findUnlocked } from './queries.ts';
import type { FindSocialCounters } from './social-counters.ts';

type Happened = { readonly cause: Cause; readonly causeId: string };
type Counted = Happened & { readonly counts?: readonly CounterChange[] };

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Unlocks the achievements that an event reaches, in the event's own change. Measures only if some are locked. */
async function unlock(
  change: Change,
  { cause, causeId }: Happened,
  measure: () => Promise<Measures>,
): Promise<void> {
  const { golfer, made, effects } = change;
  // The day it was done decides the season, which may be over when the event arrives.
  const { at, on: today } = made;
  const { unlocked, added } = await openAchievements(change);
  const candidates = candidatesFor(cause, { unlocked, today });
  if (candidates.length === 0) return;
  const unlockedAt = dateOf(at);
  const wordsOf = achievementWords(golfer.language);
  const found = reached(candidates, factsFrom(await measure(), today));
  for (const { id: achievementId, xpReward } of found.toSorted(byId)) {
    const entry = { achievementId, unlockedAt, unlockedOn: today, causeId };
    unlocked.add(achievementId);
    added.push(entry);
    const described = { ...entry, unlockedAt: unlockedAt.toISOString() };
    effects.unlockedAchievements.push(...describeAllUnlocked([described], wordsOf));
    const event = { userId: golfer.id, achievementId, xp: xpReward, today };
    await change.record('achievementUnlocked', event);
  }
}

/** Counts an event and unlocks the achievements that it reaches. */
async function countAndUnlock(
  change: Change,
  { counts = [], ...happened }: Counted,
): Promise<void> {
  const measures = await countAndMeasure(change, counts);
  await unlock(change, happened, async () => measures);
}

/** Counts an event that takes something back; it unlocks nothing. */
async function count(change: Change, counts: readonly CounterChange[]): Promise<void> {
  await countAndMeasure(change, counts);
}

/** Takes an achievement back, and with it the XP, the feed item and the notification. */
async function withdraw(change: Change, achievementId: string): Promise<void> {
  const { tx, golfer } = change;
  const { unlocked } = await openAchievements(change);
  unlocked.delete(achievementId);
  await deleteUnlocked(tx, golfer.id, achievementId);
  await change.record('achievementWithdrawn', { userId: golfer.id, achievementId });
}

/** The Stableford points of a round. Strokes are compared with the golfer's handicap on that day. */
async function pointsOfRound({ tx, golfer }: Change, round: DomainEvents['roundLogged']) {
  const { sessionDate, scoreType } = round;
  const dayAfter = startOfDay(addDays(sessionDate, 1), golfer.timeZone);
  const handicap =
    scoreType === 'strokeplay' ? await findHandicapBefore(tx, golfer.id, dayAfter) : null;
  return pointsOf(round, handicap);
}

const trainingReactions: Reactions = {
  // The first count of an account covers its whole history; an empty list of changes unlocks nothing.
  async accountImported(change) {
    const { tx, golfer } = change;
    const { handicaps } = await findHandicaps(tx, golfer.id);
    const measures = await countAndMeasure(change, [], handicaps);
    const unlocked = await findUnlocked(tx, golfer.id);
    const confirmed = confirmedBy(measures, unlocked);
    await change.record('achievementsImported', { userId: golfer.id, unlocked: confirmed });
  },

  sessionCompleted: (change, { scheduledSessionId: causeId, focus, rating, at, today }) => {
    const session = { focus, rating, at, on: today };
    const counts = countSession(session, change.golfer.timeZone);
    return countAndUnlock(change, { cause: 'sessionCompleted', causeId, counts });
  },

  sessionReopened(change, { enrollmentId, scheduledDate, focus, completion }) {
    const week = { key: perfectWeekKey(enrollmentId, mondayOf(scheduledDate)), set: 0 };
    if (completion === null) return count(change, [week]);
    const { rating, at, on } = completion;
    const { timeZone } = change.golfer;
    return count(change, [...countSession({ focus, rating, at, on }, timeZone, -1), week]);
  },

  sessionMoved: (change, { enrollmentId, to }) =>
    count(change, [{ key: perfectWeekKey(enrollmentId, mondayOf(to)), set: 0 }]),

  programRescheduled: async (change, { enrollmentId, halfDoneWeeks }) => {
    if (halfDoneWeeks.length === 0) return;
    const keys = halfDoneWeeks.map((monday) => perfectWeekKey(enrollmentId, monday));
    await count(
      change,
      keys.map((key) => ({ key, set: 0 })),
    );
  },

  weekCompleted(change, { enrollmentId: causeId, monday, isPerfect }) {
    const key = perfectWeekKey(causeId, monday);
    const counts = [{ key, set: isPerfect ? 1 : 0 }];
    return countAndUnlock(change, { cause: 'weekCompleted', causeId, counts });
  },

  programCompleted: (change, { enrollmentId: causeId, ...end }) =>
    countAndUnlock(change, { cause: 'programCompleted', causeId, counts: countProgram(end) }),

  programReopened: (change, end) => count(change, countProgram(end, -1)),

  practiceLogged: (change, { practiceId: causeId, minutes, counts }) =>
    counts.xp
      ? countAndUnlock(change, { cause: 'practiceLogged', causeId })
      : count(change, countLate(minutes)),

  async practiceDeleted(change, { minutes, counts }) {
    if (!counts.xp) await count(change, countLate(-minutes));
  },

  async roundLogged(change, round) {
    if (!round.counts.xp) return;
    const counts = countRound(round.sessionDate, await pointsOfRound(change, round));
    await countAndUnlock(change, { cause: 'roundLogged', causeId: round.roundId, counts });
  },

  async roundDeleted(change, { sessionDate, counts }) {
    if (!counts.xp) return;
    await count(change, withdrawRound(sessionDate, await countHistory(change)));
  },

  async handicapChanged(change, { at: causeId, today }) {
    const { tx, golfer } = change;
    const { handicaps, history, unlocked } = await findHandicaps(tx, golfer.id);
    const ofHandicap = unlocked.filter(({ achievementId }) => isOfHandicap(achievementId));
    for (const id of takenBack(ofHandicap, { history, goal: handicaps.goal }))
      await withdraw(change, id);
    // The points of a round in strokes follow from the handicap on its day, which may be this one.
    const hasRounds = await hasRoundsSince(tx, golfer.id, today);
    const counts = hasRounds ? [recountPoints(await countHistory(change))] : [];
    const measures = await countAndMeasure(change, counts, handicaps);
    await unlock(change, { cause: 'handicapChanged', causeId }, async () => measures);
  },
};

/** Friends and kudos are counted from their rows, and their achievements depend on nothing else. */
const socialReactions = (findSocialCounters: FindSocialCounters): Reactions => {
  const unlockSocial = (change: Change, happened: Happened) =>
    unlock(change, happened, async () => {
      const counters = await findSocialCounters(change.tx, change.golfer.id);
      return { counters, handicaps: noHandicaps, totals: noTotals };
    });
  return {
    friendRequestAccepted: (change, { friendshipId: causeId }) =>
      unlockSocial(change, { cause: 'friendRequestAccepted', causeId }),

    friendGained: (change, { friendshipId: causeId }) =>
      unlockSocial(change, { cause: 'friendGained', causeId }),

    kudosGiven: (change, { activityId: causeId }) =>
      unlockSocial(change, { cause: 'kudosGiven', causeId }),
  };
};

/** Counts events and unlocks achievements, each within the event's own change. */
export const achievementReactions = (findSocialCounters: FindSocialCounters): Reactions => ({
  ...trainingReactions,
  ...socialReactions(findSocialCounters),
});
