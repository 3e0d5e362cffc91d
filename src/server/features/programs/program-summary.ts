import { type SQL, sql } from 'drizzle-orm';
import type { ProgramSummary } from '#contract/programs.ts';
import { languageOfText, programs, programVersions, translated } from './tables.ts';

/** The color of a program's cards. A color that cards do not support falls back to the default. */
export const shownColor = sql<ProgramSummary['color']>`case
  when ${programs.color} in ('blue', 'green', 'purple', 'orange') then ${programs.color}
  else 'blue'
end`;

/** The columns of a program and one of its versions that lists and headings show. */
export const programSummary = (language: SQL | string) => ({
  id: programs.id,
  name: translated('programs', 'name', language),
  description: translated('programs', 'description', language),
  language: languageOfText('programs', 'name', language),
  difficulty: programs.difficulty,
  durationWeeks: programVersions.durationWeeks,
  sessionsPerWeek: programVersions.sessionsPerWeek,
  minutesPerSession: programVersions.minutesPerSession,
  targetHandicap: programs.targetHandicap,
  fromHandicap: programs.fromHandicap,
  color: shownColor,
});
