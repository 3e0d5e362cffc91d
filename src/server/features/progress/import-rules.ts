import * as z from 'zod/mini';
import type { ImportedKind } from '#contract/account-data.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { xpEntries, type xpSources } from './tables.ts';

/** More XP than any single thing earns. */
const mostXp = 5000;

/** The kind of record that earned the XP, which its `sourceId` refers to. XP for a month's handicap has no record. */
const kinds = {
  session: 'scheduled-sessions',
  program: 'enrollments',
  practice: 'practice',
  round: 'rounds',
  achievement: 'achievements',
} as const satisfies Partial<Record<(typeof xpSources)[number], ImportedKind>>;

export const xpImport = importRules(xpEntries, {
  fields: { xp: z.int().check(z.gte(1), z.lte(mostXp)) },
  latest: { earnedOn: 0 },
  references: Object.entries(kinds).map(([source, kind]) => ({
    column: 'sourceId' as const,
    to: [kind],
    when: ({ sourceKind }) => sourceKind === source,
  })),
});
