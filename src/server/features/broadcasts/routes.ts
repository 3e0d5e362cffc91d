import type { broadcasts } from '#contract/broadcasts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { refuseIfEdited } from '#server/platform/routes/revision.ts';
import {
  countAudience,
  findBroadcasts,
  insertBroadcast,
  lockContent,
  updateActive,
} from './queries.ts';

/** Later times are typing errors, and their years are written with a sign, which PostgreSQL cannot read. */
const lastExpiry = Temporal.Instant.from('9999-12-31T00:00:00Z');

/** @throws AppError invalid_input for a time in the past or after the year 9999 */
function expiryOf(text: string | null, now: Temporal.Instant): Temporal.Instant | null {
  if (text === null) return null;
  const expiresAt = Temporal.Instant.from(text);
  const { compare } = Temporal.Instant;
  if (compare(expiresAt, now) > 0 && compare(expiresAt, lastExpiry) < 0) return expiresAt;
  throw new AppError('invalid_input', [{ path: 'expiresAt', code: 'date_out_of_range' }]);
}

export function broadcastHandlers({ db }: Pick<Platform, 'db'>): Handlers<typeof broadcasts> {
  return {
    list: () => findBroadcasts(db),

    async audiences({ now }) {
      const [all_users, active_users] = await Promise.all([
        countAudience(db, 'all_users', now),
        countAudience(db, 'active_users', now),
      ]);
      return { all_users, active_users };
    },

    async send({ body: { expiresAt = null, ...words }, change, now }) {
      const id = newId();
      const expiry = expiryOf(expiresAt, now);
      const sent = await insertBroadcast(change.tx, { id, ...words, expiresAt: expiry, now });
      await change.record('broadcastSent', { broadcastId: id });
      return sent;
    },

    async setActive({ params: { id }, body: { isActive }, change, opened }) {
      const content = await lockContent(change.tx, id);
      if (content) refuseIfEdited({ opened }, content);
      const broadcast = await updateActive(change.tx, id, isActive);
      if (broadcast === null) throw new AppError('not_found');
      if (isActive) await change.record('broadcastSent', { broadcastId: id });
      return broadcast;
    },
  };
}
