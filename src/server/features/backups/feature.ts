import { backups } from '#contract/backups.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { backupHandlers } from './routes.ts';

export const backupsFeature: Feature = {
  name: 'backups',
  bindings: (platform) => bind(backups, backupHandlers(platform)),
  names: { backup: async (_, name) => name },
};
