import { mostAttempts } from '../drills/attempts.ts';
import { mergeProgress, type SessionProgress } from './session-progress.ts';

const fields = [
  ...['startedAt', 'note', 'text', 'drills', 'exerciseId', 'state', 'attempts', 'score'],
  ...['seconds', 'changedAt'],
];

/** Returns the same text for the same progress, regardless of the order of its drills and fields. */
export const progressText = (progress: SessionProgress): string =>
  JSON.stringify(mergeProgress(progress, progress), fields);

/** Whether a device has progress that the server does not have. */
export const isUnsent = (progress: SessionProgress | null, sentText: string | null): boolean =>
  progress !== null && progressText(progress) !== sentText;

/**
 * Limits progress to the size that the server accepts: each drill keeps its last attempts. An older version of the
 * app counted attempts without a limit.
 */
export const withinLimits = (progress: SessionProgress): SessionProgress => ({
  ...progress,
  drills: progress.drills.map((drill) => ({
    ...drill,
    attempts: drill.attempts.slice(-mostAttempts),
  })),
});
