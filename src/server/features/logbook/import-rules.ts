import { logbook } from '#contract/logbook.ts';
import { scorecard } from '#contract/logbook-schemas.ts';
import { daysAhead } from '#domain/logbook/logbook.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { golfRounds, practiceSessions } from './tables.ts';

const latest = { sessionDate: daysAhead };
const set = () => ({ imported: true });

export const practiceImport = importRules(practiceSessions, {
  accepts: logbook.addPractice.body,
  latest,
  set,
});

export const roundImport = importRules(golfRounds, {
  accepts: logbook.addRound.body,
  fields: { scorecard },
  latest,
  set,
});
