import { mostAttempts } from '../drills/attempts.ts';
import { mergeProgress, type SessionProgress } from './session-progress.ts';

const fields = [
  ...['startedAt', 'note', 'text', 'drills', 'exerciseId', 'state', 'attempts', 'score'],
  ...['seconds', 'changedAt'],
];

/** The same text for the same progress, whatever the order of its drills and fields. */
export const progressText = (progress: SessionProgress): string =>
  JSON.stringify(mergeProgress(progress, progress), fields);

/** Whether a device has progress that the server does not know. */
export const isUnsent = (progress: SessionProgress | null, sentText: string | null): boolean =>
  progress !== null && progressText(progress) !== sentText;

/**
 * As much of it as the server takes: of more attempts than a drill is made of the last ones, which an older version
 * of the app has counted without end.
 */
export const withinLimits = (progress: SessionProgress): SessionProgress => ({
  ...progress,
  drills: progress.drills.map((drill) => ({
    ...drill,
    attempts: drill.attempts.slice(-mostAttempts),
  })),
});
