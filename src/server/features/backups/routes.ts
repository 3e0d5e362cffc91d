import type { backups } from '#contract/backups.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type Archive, findArchive } from '#server/platform/backup/backup-folder.ts';
import { backupByHand } from '#server/platform/backup/backup-workers.ts';
import { beginRun } from '#server/platform/backup/runs.ts';
import type { Change } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { readState } from './state.ts';

const done = { success: true } as const;

export function backupHandlers(platform: Platform): Handlers<typeof backups> {
  const { sendJob, config } = platform;
  const { folder, isDaily } = config.backups;

  /** Begins a run and sends its job, unless the same is already being done. */
  async function begin({ tx, now }: Change, run: Parameters<typeof beginRun>[1]) {
    const id = await beginRun(tx, run, now);
    if (id !== null) await sendJob(tx, backupByHand, { payload: { id } });
    return done;
  }

  /** @throws AppError not_found where this server makes no backups, or has none of this name */
  async function requireArchive(name: string): Promise<Archive> {
    const archive = isDaily ? await findArchive(folder, name) : null;
    if (archive === null) throw new AppError('not_found');
    return archive;
  }

  return {
    read: ({ now }) => readState(platform, now),

    async make({ change }) {
      if (!isDaily) throw new AppError('not_found');
      return begin(change, { kind: 'hand' });
    },

    verify: {
      async beforeChange({ params }) {
        const { name } = await requireArchive(params.name);
        return ({ change }) => begin(change, { kind: 'check', archive: name });
      },
    },

    async download({ params, reply }) {
      const { name, path } = await requireArchive(params.name);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return { path, mediaType: 'application/octet-stream' };
    },
  };
}
