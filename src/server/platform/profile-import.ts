import * as z from 'zod/mini';
import { nameLength, themes } from '#contract/accounts-schemas.ts';
import { handicap, line, requiredLine, timeZone } from '#contract/fields.ts';
import { unitSystems } from '#domain/drills/distance.ts';
import { handednesses } from '#domain/drills/handedness.ts';
import { languages } from '#domain/language.ts';
import { reaches } from '#domain/skill-tests/ball-model.ts';
import { users } from './auth/tables.ts';
import { importRules } from './import-rules.ts';

const part = z.nullable(line(nameLength.part));

/** Imports the fields of the profile form. The email address, permissions and sign-in methods stay unchanged. */
export const profileImport = importRules(users, {
  only: [
    ...(['name', 'firstName', 'lastName', 'currentHandicap', 'goalHandicap'] as const),
    ...(['preferredLanguage', 'preferredUnits', 'themePreference', 'timeZone'] as const),
    ...(['handedness', 'reach'] as const),
  ],
  fields: {
    name: requiredLine(nameLength.whole, 'name_required'),
    firstName: part,
    lastName: part,
    currentHandicap: z.nullable(handicap),
    goalHandicap: z.nullable(handicap),
    preferredLanguage: z.enum(languages),
    preferredUnits: z.enum(unitSystems),
    themePreference: z.enum(themes),
    timeZone,
    handedness: z.enum(handednesses),
    reach: z.enum(reaches),
  },
});
