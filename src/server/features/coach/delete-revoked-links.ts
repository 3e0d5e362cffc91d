import { dailyWorker, type Worker } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteRevoked } from './link-queries.ts';

/** Deletes revoked links that can no longer be restored. */
export const revokedLinksWorker = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Worker =>
  dailyWorker('delete-revoked-coach-links', () => deleteRevoked(db, clock()));
