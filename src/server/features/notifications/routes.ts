import { notifications } from '#contract/notifications.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { idAbove } from '#server/platform/database/pages.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { numericId } from '#server/platform/routes/numeric-id.ts';
import { findPreferences, savePreferences, setAllRead, setDeleted, setRead } from './queries.ts';
import { countNotifications, findNotifications, type NotificationRow } from './shown-queries.ts';
import { golferOfToken, isUnsubscribeToken } from './unsubscribe-token.ts';
import { describe } from './words.ts';

const done = { success: true } as const;

/** @throws AppError not_found */
function found(row: NotificationRow | null): NotificationRow {
  if (row === null) throw new AppError('not_found');
  return row;
}

async function turnWeeklyMailOff(change: Change): Promise<void> {
  const { tx, golfer } = change;
  await savePreferences(tx, golfer.id, { weeklySummaryMail: false });
  await change.record('notificationPreferencesSaved', { userId: golfer.id });
  change.refresh(notifications.preferences.path);
}

export function notificationHandlers({
  db,
  runChange,
  deriveToken,
}: Platform): Handlers<typeof notifications> {
  return {
    unreadCount: ({ caller, now }) => countNotifications(db, caller.id, now),

    async list({ caller, now, query: { limit, unreadOnly, cursor } }) {
      const rows = await findNotifications(db, {
        userId: caller.id,
        limit,
        unreadOnly: unreadOnly === 'true',
        now,
        before: idAbove(cursor),
      });
      return rows.map((row) => describe(row, caller.language));
    },

    async read({ caller, change, now, params }) {
      const row = await setRead(change.tx, { id: numericId(params.id), userId: caller.id, now });
      return describe(found(row), caller.language);
    },

    async markAllRead({ caller, change }) {
      await setAllRead(change.tx, caller.id);
      return done;
    },

    async delete({ caller, change, now, params }) {
      const one = { id: numericId(params.id), userId: caller.id, now };
      found(await setDeleted(change.tx, one, dateOf(now)));
      return done;
    },

    async restore({ caller, change, now, params }) {
      const one = { id: numericId(params.id), userId: caller.id, now };
      const row = await setDeleted(change.tx, one, null);
      return describe(found(row), caller.language);
    },

    preferences: ({ caller }) => findPreferences(db, caller.id),

    async setPreferences({ caller, change, body }) {
      await savePreferences(change.tx, caller.id, body);
      await change.record('notificationPreferencesSaved', { userId: caller.id });
      return findPreferences(change.tx, caller.id);
    },

    async unsubscribe({ params }) {
      if (!isUnsubscribeToken(params.token)) throw new AppError('not_found');
      const userId = golferOfToken(params.token, deriveToken);
      // The response does not reveal whether the token is valid or the account still exists.
      if (userId !== null) await runChange(userId, turnWeeklyMailOff);
      return done;
    },
  };
}
