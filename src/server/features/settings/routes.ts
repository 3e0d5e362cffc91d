import { avatarSide, avatarUrlOf, type Privacy, type settings } from '#contract/settings.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findPrivacy } from './public-queries.ts';
import { findAvatar, savePrivacy, setAvatar } from './queries.ts';

export function settingsHandlers({ db, pictures }: Platform): Handlers<typeof settings> {
  const replaceAvatar = async ({ tx, golfer }: Change, avatar: string | null) => {
    const before = await findAvatar(tx, golfer.id);
    await setAvatar(tx, golfer.id, avatar);
    if (before !== null && before !== avatar) await pictures.release(tx, before);
  };

  return {
    async privacy({ caller }) {
      return findPrivacy(db, caller.id);
    },

    async updatePrivacy({ body, change }) {
      const { tx, golfer } = change;
      const privacy = { ...(await findPrivacy(tx, golfer.id)), ...body } as Privacy;
      await savePrivacy(tx, golfer.id, privacy);
      await change.record('privacySaved', { ...privacy, userId: golfer.id });
      return privacy;
    },

    changeAvatar: {
      async beforeChange({ files }) {
        const hash = await pictures.store(files.avatar.bytes, avatarSide);
        return async ({ change }) => {
          await replaceAvatar(change, hash);
          return { avatarUrl: avatarUrlOf(hash) };
        };
      },
    },

    async removeAvatar({ change }) {
      await replaceAvatar(change, null);
      return { avatarUrl: null };
    },

    async avatar({ params }) {
      const picture = await pictures.read(params.hash);
      if (picture === null) throw new AppError('not_found');
      return picture;
    },
  };
}
