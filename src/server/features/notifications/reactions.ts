import { changedWithNotifications } from '#contract/notifications.ts';
import { describeKind, groupKeyOf, type NotificationFacts } from '#domain/notifications/catalog.ts';
import { gather, mergeGroup } from '#domain/notifications/gather.ts';
import type { Change, Listener } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import {
  findUnreadGroups,
  insertNotifications,
  withdrawChallengesOf,
  withdrawNotifications,
} from './queries.ts';
import { describe } from './words.ts';

/** Writes the notifications in the outbox of a change, and withdraws those that are no longer true. */
export const notificationListener: Listener = (change) => ({
  on: {
    async privacySaved({ showProgressToFriends }) {
      // These notifications reveal the golfer's scores.
      if (!showProgressToFriends) await withdrawChallengesOf(change.tx, change.golfer.id);
    },
  },

  async beforeCommit() {
    const { tx, golfer, outbox } = change;
    const { notifications, withdrawn } = outbox;
    if (notifications.length > 0 || withdrawn.some(({ golferId }) => golferId === golfer.id))
      change.refresh(...changedWithNotifications);
    if (withdrawn.length > 0) await withdrawNotifications(tx, withdrawn);
    if (notifications.length > 0) await saveNotifications(change, gather(notifications));
  },
});

async function saveNotifications(change: Change, facts: readonly NotificationFacts[]) {
  const { tx, golfer, now } = change;
  const news = await inGroups(change, facts);
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
