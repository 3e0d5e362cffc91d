import type { Statistics } from '#contract/admin-schemas.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { exercises } from '#contract/exercises.ts';
import type { health } from '#contract/health.ts';

const allSent = { waiting: 0, late: 0, failed: 0 };

/** The statistics of a quiet week. Tests override only the relevant fields. */
export function someStatistics(changes: Partial<Statistics> = {}): Statistics {
  return {
    version: '1.2.3',
    newerVersion: null,
    weeks: [
      { monday: '2026-05-04', signUps: 47, sessions: 872 },
      { monday: '2026-05-11', signUps: 38, sessions: 509 },
    ],
    countedAt: null,
    programs: [],
    drills: [],
    health: {
      mail: allSent,
      push: { ...allSent, devices: 931, lastDays: { sent: 980, failed: 16, gone: 4 } },
      jobs: allSent,
      disk: { state: 'ok', freeBytes: 32 * 1024 ** 3 },
      backup: { lastAt: '2026-05-14T01:30:00Z', isLate: false },
    },
    errors: [],
    ...changes,
  };
}

/** The health details of a server whose mail server is away. */
export const someHealth = (
  changes: Partial<AnswerOf<typeof health.detail>> = {},
): AnswerOf<typeof health.detail> => ({
  database: 'embedded',
  disk: { state: 'ok', freeBytes: null },
  restarts: null,
  backup: null,
  services: [
    {
      service: 'mail',
      state: 'bad',
      server: 'smtp.example.org:587',
      fault: 'refused',
      text: 'smtp.example.org:587 refuses the connection.',
    },
    {
      service: 'redis',
      state: 'good',
      server: 'redis.example.org:6379',
      fault: null,
      text: 'redis.example.org:6379 responds.',
    },
    {
      service: 'ffmpeg',
      state: 'off',
      server: null,
      fault: 'noFfmpeg',
      text: 'ffmpeg is not installed.',
    },
  ],
  ...changes,
});

/** The storage used by media: 352 MB of 5 GB. */
export const someStorage: AnswerOf<typeof exercises.storage> = {
  images: { count: 9, bytes: 12 * 1024 ** 2 },
  videos: { count: 14, bytes: 340 * 1024 ** 2 },
  quotaBytes: 5 * 1024 ** 3,
  converts: true,
};
