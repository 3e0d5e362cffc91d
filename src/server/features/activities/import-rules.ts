import { activities } from '#contract/activities.ts';
import { scorecard } from '#contract/activities-schemas.ts';
import { daysAhead } from '#domain/activities/activities.ts';
import { importRules } from '#server/platform/import-rules.ts';
import { golfRounds, practiceSessions } from './tables.ts';

const latest = { sessionDate: daysAhead };
const set = () => ({ imported: true });

export const practiceImport = importRules(practiceSessions, {
  accepts: activities.addPractice.body,
  latest,
  set,
});

export const roundImport = importRules(golfRounds, {
  accepts: activities.addRound.body,
  fields: { scorecard },
  latest,
  set,
});
