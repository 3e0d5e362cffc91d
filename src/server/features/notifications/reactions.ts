import { mondayOf } from '#domain/calendar-date.ts';
import { describeKind, groupKeyOf, type NotificationFacts } from '#domain/notifications/catalog.ts';
import { gather, mergeGroup } from '#domain/notifications/gather.ts';
import { milestonesBetween } from '#domain/notifications/milestones.ts';
import type { Change, Reactions } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import {
  findUnreadGroups,
  insertNotifications,
  withdrawAchievement,
  withdrawChallengesOf,
  withdrawNotifications,
} from './queries.ts';
import { describe } from './words.ts';

/** The facts to notify the golfer of, in the order of the events. Written once per change, before the commit. */
const happened = new WeakMap<Change, NotificationFacts[]>();

function tell(change: Change, facts: NotificationFacts): void {
  happened.set(change, [...(happened.get(change) ?? []), facts]);
}

/** Turns events into notifications, each within the change that recorded the event. */
export const notificationReactions: Reactions = {
  async achievementUnlocked(change, { achievementId }) {
    tell(change, { kind: 'achievements_unlocked', achievementIds: [achievementId] });
  },

  achievementWithdrawn: ({ tx, golfer }, { achievementId }) =>
    withdrawAchievement(tx, golfer.id, achievementId),

  async weekCompleted(change, { enrollmentId, monday, weekNumber: number, completed, skipped }) {
    const weeks = [{ monday, number }];
    tell(change, { kind: 'weeks_finished', enrollmentId, weeks, completed, skipped });
  },

  async planProgressed(change, { enrollmentId, before, done, total }) {
    const kind = 'milestone_reached';
    for (const percent of milestonesBetween({ from: before, to: done, total }))
      tell(change, { kind, enrollmentId, percent, done, total });
    for (const percent of milestonesBetween({ from: done, to: before, total }))
      await withdrawNotifications(change.tx, change.golfer.id, { kind, enrollmentId, percent });
  },

  async sessionDue(change, { userId: _, today: day, ...session }) {
    tell(change, { kind: 'session_due', day, ...session });
  },

  async streakAtRisk(change, { days, scheduledSessionId, today: day }) {
    tell(change, { kind: 'streak_at_risk', day, days, scheduledSessionId });
  },

  async weekEnded(change, { week }) {
    tell(change, { kind: 'week_ended', ...week });
  },

  async friendRequestReceived(change, { requesterId: golferId, name }) {
    tell(change, { kind: 'friend_requested', golferId, name });
  },

  async friendGained(change, { friendId: golferId, name }) {
    tell(change, { kind: 'friend_gained', golferId, name });
  },

  async friendRequestAccepted({ tx, golfer }, { friendId: golferId }) {
    await withdrawNotifications(tx, golfer.id, { kind: 'friend_requested', golferId });
  },

  async friendRequestDeclined({ tx, golfer }, { requesterId: golferId }) {
    await withdrawNotifications(tx, golfer.id, { kind: 'friend_requested', golferId });
  },

  async friendshipEnded({ tx, golfer }, { otherId }) {
    await withdrawNotifications(tx, golfer.id, { golferId: otherId });
    await withdrawNotifications(tx, otherId, { golferId: golfer.id });
  },

  async kudosReceived(change, { userId: _, ...kudos }) {
    tell(change, { kind: 'kudos_received', ...kudos });
  },

  async kudosTakenBack({ tx, golfer }, { activityId, ownerId }) {
    const kudos = { kind: 'kudos_received', golferId: golfer.id, activityId } as const;
    await withdrawNotifications(tx, ownerId, kudos);
  },

  async commentReceived(change, { userId: _, ...comment }) {
    tell(change, { kind: 'comment_received', ...comment });
  },

  async commentsDeleted({ tx }, { golferIds, commentIds }) {
    for (const golferId of golferIds)
      for (const commentId of commentIds)
        await withdrawNotifications(tx, golferId, { kind: 'comment_received', commentId });
  },

  async feedItemWithdrawn({ tx }, { golferIds, activityId }) {
    for (const golferId of golferIds) await withdrawNotifications(tx, golferId, { activityId });
  },

  async coachNoteWritten(change, { scheduledSessionId, coachName, today: day }) {
    tell(change, { kind: 'coach_note', scheduledSessionId, coachName, day });
  },

  async coachNoteDeleted({ tx, golfer }, { scheduledSessionId }) {
    await withdrawNotifications(tx, golfer.id, { kind: 'coach_note', scheduledSessionId });
  },

  async challengeReceived(change, { userId: _, ...challenge }) {
    tell(change, { kind: 'challenge_received', ...challenge });
  },

  async challengeAnswerReceived(change, { userId: _, ...challenge }) {
    tell(change, { kind: 'challenge_answered', ...challenge });
  },

  async challengeAnswered({ tx, golfer }, { challengeId }) {
    await withdrawNotifications(tx, golfer.id, { challengeId });
  },

  async challengeDeclined({ tx, golfer }, { challengeId }) {
    await withdrawNotifications(tx, golfer.id, { challengeId });
  },

  async challengeAnswerWithdrawn({ tx }, { challengeId, challengerId }) {
    await withdrawNotifications(tx, challengerId, { challengeId });
  },

  async challengeWithdrawn({ tx, golfer }, { challengeId, friendId }) {
    for (const golferId of [golfer.id, friendId])
      await withdrawNotifications(tx, golferId, { challengeId });
  },

  async privacySaved({ tx, golfer }, { showProgressToFriends }) {
    // These notifications reveal the golfer's scores.
    if (!showProgressToFriends) await withdrawChallengesOf(tx, golfer.id);
  },

  async sessionReopened(change, { enrollmentId, scheduledDate }) {
    await withdrawNotifications(change.tx, change.golfer.id, {
      kind: 'weeks_finished',
      enrollmentId,
      weeks: [{ monday: mondayOf(scheduledDate) }],
    });
  },
};

/** Writes the notifications of a change, including those for level-ups that its response reports. */
export async function saveNotifications(change: Change): Promise<void> {
  const { tx, golfer, now, effects } = change;
  for (const notice of effects.notices) {
    // Streaks are skipped: they have their own achievements.
    if (notice.kind !== 'level_reached') continue;
    const totalXp = effects.stats?.totalXp ?? 0;
    tell(change, { kind: 'level_reached', level: notice.level, totalXp });
  }
  const news = await inGroups(change, gather(happened.get(change) ?? []));
  const written = await insertNotifications(tx, { userId: golfer.id, news, at: now });
  if (written.length === 0) return;
  const createdAt = dateOf(now);
  const shown = { isRead: false, createdAt, count: 1, others: 0, broadcast: null, comment: null };
  for (const { id, own: facts } of written) {
    const row = { ...shown, id, facts };
    const { type, title, message, data } = describe(row, golfer.language);
    change.send({ type: 'notification', notification: { type, title, message, data } });
  }
  const notificationIds = written.map(({ id }) => String(id));
  await change.record('notified', { userId: golfer.id, notificationIds });
}

/** Combines each new notification with the unread ones of its group. */
async function inGroups({ tx, golfer, today }: Change, happened: readonly NotificationFacts[]) {
  const news = happened.map((own) => ({
    own,
    groupKey: groupKeyOf(own, today),
    ...describeKind(own),
  }));
  const keys = news.flatMap(({ groupKey, gathersGolfers }) =>
    gathersGolfers ? [] : (groupKey ?? []),
  );
  const unread = await findUnreadGroups(tx, golfer.id, keys);
  return news.map(({ own, groupKey, source, silencedBy }) => {
    const older = unread.filter((one) => one.groupKey === groupKey);
    return {
      own,
      groupKey,
      source,
      silencedBy,
      ...mergeGroup(own, older),
      supersedes: older.map(({ id }) => id),
    };
  });
}
