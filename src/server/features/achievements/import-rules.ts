import { catalog } from '#domain/achievements/catalog.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { unlockedAchievements } from './tables.ts';

const known: ReadonlySet<string> = new Set(catalog.map(({ id }) => id));

export const achievementImport = importRules(unlockedAchievements, {
  key: 'achievementId',
  latest: { unlockedOn: 0 },
  // The cause may be a handicap, which has no id, or may no longer exist: the achievement stays unlocked.
  references: [
    {
      column: 'causeId',
      to: ['scheduled-sessions', 'enrollments', 'practice', 'rounds'],
      isOptional: true,
    },
  ],
  findMissing: async () => (row) => (known.has(row.achievementId) ? null : row.achievementId),
});
