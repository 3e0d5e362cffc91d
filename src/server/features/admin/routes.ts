import type { admin } from '#contract/admin.ts';
import { findProgramsWithExercise } from '#server/features/programs/public-queries.ts';
import { findExerciseUse } from '#server/features/training/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { textsIn } from '#server/platform/texts.ts';
import { findAuditEntries } from './audit-queries.ts';
import { countContent, findEnrollments, findListedPrograms } from './queries.ts';
import { readStatistics } from './statistics.ts';

export const adminHandlers = (platform: Platform): Handlers<typeof admin> => ({
  userPrograms: ({ db, query }) => findEnrollments(db, query),
  content: () => countContent(platform.db),
  statistics: (call) => readStatistics(platform, call),
  auditLog: ({ query }) => findAuditEntries(platform.db, query),
  restartReminders: {
    // Runs before the change: a change waits for the queue, and the queue waits for connections.
    async beforeChange({ caller }) {
      await platform.restartJobs();
      const { t } = textsIn(caller.language, 'admin');
      return async () => ({ message: t('tests.restarted') });
    },
  },
  programs: () => findListedPrograms(platform.db),
  async exerciseDeletionInfo({ params: { id }, caller: { language } }) {
    const use = await findExerciseUse(platform.db, id);
    if (use === undefined) throw new AppError('not_found');
    return { ...use, programs: await findProgramsWithExercise(platform.db, { id, language }) };
  },
});
