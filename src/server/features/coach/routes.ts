import type { coach } from '#contract/coach.ts';
import { todayIn } from '#domain/calendar-date.ts';
import { coachNotesADay } from '#domain/coach/coach-link.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Rule } from '#server/platform/auth/attempts.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import {
  describeLink,
  findLinks,
  findOpenLink,
  findRevokedLinks,
  setOpened,
} from './link-queries.ts';
import { createLink, restoreLink, revokeLink } from './links.ts';
import { findNote, isOwnSession } from './note-queries.ts';
import { writeNote } from './notes.ts';
import { prepareCoachPage } from './page.ts';

const notesADay = { most: coachNotesADay, seconds: 24 * 60 * 60 } satisfies Rule;

export function coachHandlers(platform: Platform): Handlers<typeof coach> {
  const { db, config, attempts, runChange } = platform;
  const findPage = prepareCoachPage(db);

  /** Throws AppError not_found, whatever is wrong with the token. */
  const openLink = async (token: string, now: Temporal.Instant) => {
    const link = await findOpenLink(db, token, now);
    if (link === null) throw new AppError('not_found');
    return link;
  };

  return {
    async links({ caller, now }) {
      const rows = await findLinks(db, caller.id);
      return rows.map((row) => describeLink(row, now));
    },

    async createLink({ change, body }) {
      const { link, token } = await createLink(change, body);
      return { link, url: new URL(`/coach/${token}`, config.publicUrl).href };
    },

    async revokeLink({ change, params }) {
      await revokeLink(change, params.id);
      return { success: true } as const;
    },

    revokedLinks: ({ caller, now }) => findRevokedLinks(db, caller.id, now),

    async restoreLink({ change, params }) {
      await restoreLink(change, params.id);
      return { success: true } as const;
    },

    async note({ caller, params }) {
      const session = { scheduledSessionId: params.id, userId: caller.id };
      if (!(await isOwnSession(db, session))) throw new AppError('not_found');
      return { note: await findNote(db, session) };
    },

    async page({ params, now, reply }) {
      // Keeps a golfer's plan out of search engines, should the URL appear on a public page.
      reply.header('x-robots-tag', 'noindex');
      const { id, userId, timeZone, name, expiresAt } = await openLink(params.token, now);
      const page = await findPage(userId, todayIn(timeZone, now));
      if (page === null) throw new AppError('not_found');
      await setOpened(db, id, now);
      return { coachName: name, expiresAt: expiresAt.toISOString(), ...page };
    },

    async writeNote({ params: { token, id }, body, now }) {
      const { id: linkId, userId } = await openLink(token, now);
      await attempts.takeOrThrow(`coach-note:${linkId}`, notesADay);
      const writing = { token, scheduledSessionId: id, text: body.note };
      const answer = await runChange(userId, async (change) => ({
        note: await writeNote(change, writing),
      }));
      if (answer === null) throw new AppError('not_found');
      return answer;
    },
  };
}
