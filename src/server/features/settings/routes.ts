import { avatarSide, avatarUrlOf, type Privacy, type settings } from '#contract/settings.ts';
import { definedFields } from '#domain/defined-fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { replaceAvatar } from '#server/platform/pictures/replace-avatar.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findPrivacy } from './public-queries.ts';
import { savePrivacy } from './queries.ts';

/** Whether a golfer may see somebody who has the picture with this hash. */
export type MaySeeAvatar = (db: Db, viewerId: string, hash: string) => Promise<boolean>;

export function settingsHandlers(
  { db, pictures }: Platform,
  maySeeAvatar: MaySeeAvatar,
): Handlers<typeof settings> {
  return {
    async privacy({ caller }) {
      return findPrivacy(db, caller.id);
    },

    async updatePrivacy({ body, change }) {
      const { tx, golfer } = change;
      const before = await findPrivacy(tx, golfer.id);
      const privacy: Privacy = { ...before, ...definedFields(body) };
      await savePrivacy(tx, golfer.id, privacy);
      await change.record('privacySaved', { ...privacy, userId: golfer.id });
      return privacy;
    },

    changeAvatar: {
      async beforeChange({ files }) {
        const hash = await pictures.store(files.avatar.bytes, avatarSide);
        return async ({ change }) => {
          await replaceAvatar(pictures, change, hash);
          return { avatarUrl: avatarUrlOf(hash) };
        };
      },
    },

    async removeAvatar({ change }) {
      await replaceAvatar(pictures, change, null);
      return { avatarUrl: null };
    },

    async avatar({ params, caller }) {
      const maySee = await maySeeAvatar(db, caller.id, params.hash);
      const picture = maySee ? await pictures.read(params.hash) : null;
      if (picture === null) throw new AppError('not_found');
      return picture;
    },
  };
}
