import { changedWithUnlocked } from '#contract/achievements.ts';
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
import { findHandicapBefore } from '#server/features/handicap/public-queries.ts';
import { hasRoundsSince } from '#server/features/logbook/public-queries.ts';
import type { Change, Listener, Reactions } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { type GolferMeasures, openMeasures } from './golfer-measures.ts';
import { achievementWords } from './public-queries.ts';
import { deleteUnlocked, findHandicaps, findUnlocked } from './queries.ts';
import type { FindSocialCounters } from './social-counters.ts';

type Happened = { readonly cause: Cause; readonly causeId: string };
type Counted = Happened & { readonly counts?: readonly CounterChange[] };

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Unlocks the achievements that an event reaches, in the event's own change. Measures only if some are locked. */
async function unlock(
  change: Change,
  { known }: GolferMeasures,
  { cause, causeId, measure }: Happened & { readonly measure: () => Promise<Measures> },
): Promise<void> {
  const { golfer, made, effects } = change;
  // The day it was done decides the season, which may be over when the event arrives.
  const { at, on: today } = made;
  const { unlocked, added } = await known();
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
    change.notify({ kind: 'achievements_unlocked', achievementIds: [achievementId] });
    change.refresh(...changedWithUnlocked);
    const event = { userId: golfer.id, achievementId, xp: xpReward, today };
    await change.record('achievementUnlocked', event);
  }
}

/** Takes an achievement back, and with it the XP, the feed item and the notification. */
async function withdraw(
  change: Change,
  { known }: GolferMeasures,
  achievementId: string,
): Promise<void> {
  const { tx, golfer } = change;
  const { unlocked } = await known();
  unlocked.delete(achievementId);
  await deleteUnlocked(tx, golfer.id, achievementId);
  change.withdraw({ kind: 'achievements_unlocked', achievementIds: [achievementId] });
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

type Counting = {
  /** Counts an event that takes something back; it unlocks nothing. */
  readonly count: (...changes: readonly CounterChange[]) => Promise<void>;
  /** Counts an event and unlocks the achievements that it reaches. */
  readonly countAndUnlock: (happened: Counted) => Promise<void>;
};

const sessionReactions = ({ golfer }: Change, { count, countAndUnlock }: Counting): Reactions => ({
  sessionCompleted({ scheduledSessionId: causeId, focus, rating, at, today }) {
    const counts = countSession({ focus, rating, at, on: today }, golfer.timeZone);
    return countAndUnlock({ cause: 'sessionCompleted', causeId, counts });
  },

  sessionReopened({ enrollmentId, scheduledDate, focus, completion }) {
    const week = { key: perfectWeekKey(enrollmentId, mondayOf(scheduledDate)), set: 0 };
    if (completion === null) return count(week);
    const { rating, at, on } = completion;
    return count(...countSession({ focus, rating, at, on }, golfer.timeZone, -1), week);
  },

  sessionMoved: ({ enrollmentId, to }) =>
    count({ key: perfectWeekKey(enrollmentId, mondayOf(to)), set: 0 }),

  async programRescheduled({ enrollmentId, halfDoneWeeks }) {
    if (halfDoneWeeks.length === 0) return;
    const keys = halfDoneWeeks.map((monday) => perfectWeekKey(enrollmentId, monday));
    await count(...keys.map((key) => ({ key, set: 0 })));
  },

  weekCompleted({ enrollmentId: causeId, monday, isPerfect }) {
    const key = perfectWeekKey(causeId, monday);
    const counts = [{ key, set: isPerfect ? 1 : 0 }];
    return countAndUnlock({ cause: 'weekCompleted', causeId, counts });
  },

  programCompleted: ({ enrollmentId: causeId, ...end }) =>
    countAndUnlock({ cause: 'programCompleted', causeId, counts: countProgram(end) }),

  programReopened: (end) => count(...countProgram(end, -1)),
});

const logReactions = (
  change: Change,
  { countHistory }: GolferMeasures,
  { count, countAndUnlock }: Counting,
): Reactions => ({
  practiceLogged: ({ practiceId: causeId, minutes, counts }) =>
    counts.xp ? countAndUnlock({ cause: 'practiceLogged', causeId }) : count(...countLate(minutes)),

  async practiceDeleted({ minutes, counts }) {
    if (!counts.xp) await count(...countLate(-minutes));
  },

  async roundLogged(round) {
    if (!round.counts.xp) return;
    const counts = countRound(round.sessionDate, await pointsOfRound(change, round));
    await countAndUnlock({ cause: 'roundLogged', causeId: round.roundId, counts });
  },

  async roundDeleted({ sessionDate, counts }) {
    if (!counts.xp) return;
    await count(...withdrawRound(sessionDate, await countHistory()));
  },
});

const otherReactions = (change: Change, measures: GolferMeasures): Reactions => ({
  // The first count of an account covers its whole history; an empty list of changes unlocks nothing.
  async accountImported() {
    const { tx, golfer } = change;
    const { handicaps } = await findHandicaps(tx, golfer.id);
    const measured = await measures.count([], handicaps);
    const unlocked = confirmedBy(measured, await findUnlocked(tx, golfer.id));
    await change.record('achievementsImported', { userId: golfer.id, unlocked });
  },

  async handicapChanged({ at: causeId, today }) {
    const { tx, golfer } = change;
    const { handicaps, history, unlocked } = await findHandicaps(tx, golfer.id);
    const ofHandicap = unlocked.filter(({ achievementId }) => isOfHandicap(achievementId));
    for (const id of takenBack(ofHandicap, { history, goal: handicaps.goal }))
      await withdraw(change, measures, id);
    // The points of a round in strokes follow from the handicap on its day, which may be this one.
    const hasRounds = await hasRoundsSince(tx, golfer.id, today);
    const counts = hasRounds ? [recountPoints(await measures.countHistory())] : [];
    const measured = await measures.count(counts, handicaps);
    const happened = { cause: 'handicapChanged', causeId, measure: async () => measured } as const;
    await unlock(change, measures, happened);
  },
});

/** Friends and kudos are counted from their rows, and their achievements depend on nothing else. */
const socialReactions = (
  change: Change,
  measures: GolferMeasures,
  findSocialCounters: FindSocialCounters,
): Reactions => {
  const measure = async () => {
    const counters = await findSocialCounters(change.tx, change.golfer.id);
    return { counters, handicaps: noHandicaps, totals: noTotals };
  };
  const unlockSocial = (happened: Happened) => unlock(change, measures, { ...happened, measure });
  return {
    friendRequestAccepted: ({ friendshipId: causeId }) =>
      unlockSocial({ cause: 'friendRequestAccepted', causeId }),
    friendGained: ({ friendshipId: causeId }) => unlockSocial({ cause: 'friendGained', causeId }),
    kudosGiven: ({ activityId: causeId }) => unlockSocial({ cause: 'kudosGiven', causeId }),
  };
};

/** Counts events and unlocks achievements, each within the event's own change. */
export const achievementListener =
  (findSocialCounters: FindSocialCounters): Listener =>
  (change) => {
    const measures = openMeasures(change);
    const counting: Counting = {
      count: async (...changes) => void (await measures.count(changes)),
      async countAndUnlock({ counts = [], ...happened }) {
        const measured = await measures.count(counts);
        await unlock(change, measures, { ...happened, measure: async () => measured });
      },
    };
    return {
      on: {
        ...sessionReactions(change, counting),
        ...logReactions(change, measures, counting),
        ...otherReactions(change, measures),
        ...socialReactions(change, measures, findSocialCounters),
      },
      beforeCommit: measures.save,
    };
  };
