import * as z from 'zod/mini';
import { handicap, notes } from '#contract/fields.ts';
import { longestHandicapNotes } from '#contract/handicap.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { handicapEntries } from './tables.ts';

export const handicapImport = importRules(handicapEntries, {
  fields: { handicap, notes: z.nullable(notes(longestHandicapNotes)) },
});
