import { inArray, sql } from 'drizzle-orm';
import type { Statistics } from '#contract/admin-schemas.ts';
import {
  exercises,
  languageOfText,
  programs,
  translated,
} from '#server/features/programs/public-queries.ts';
import {
  countDrillScores,
  countProgramWeeks,
  type DrillScores,
  type ProgramWeeks,
} from '#server/features/training/public-queries.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dailyCounts } from './tables.ts';

/** With fewer scores, a drill's target cannot be judged. */
const leastScores = 5;
const mostDrills = 12;

/** Counts the statistics that read every plan and every score, and stores them until the next day. */
export async function saveDailyCounts({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const countedAt = dateOf(clock());
  const counts = {
    programWeeks: await countProgramWeeks(db),
    drillScores: await countDrillScores(db),
  };
  await db
    .insert(dailyCounts)
    .values({ counts, countedAt })
    .onConflictDoUpdate({ target: dailyCounts.id, set: { counts, countedAt } });
}

type Daily = Pick<Statistics, 'countedAt' | 'programs' | 'drills'>;

/** Returns the latest daily counts, with names in that language. Drills whose target is met least often come first. */
export async function readDailyCounts(db: Db, language: string): Promise<Daily> {
  const [row] = await db.select().from(dailyCounts);
  if (row === undefined) return { countedAt: null, programs: [], drills: [] };
  const { programWeeks, drillScores } = row.counts;
  const drills = drillScores
    .filter(({ scores }) => scores >= leastScores)
    .toSorted((a, b) => a.met / a.scores - b.met / b.scores)
    .slice(0, mostDrills);
  return {
    countedAt: row.countedAt.toISOString(),
    programs: await namedPrograms(db, programWeeks, language),
    drills: await namedDrills(db, drills, language),
  };
}

async function namedPrograms(db: Db, weeks: readonly ProgramWeeks[], language: string) {
  const byProgram = Map.groupBy(weeks, ({ programId }) => programId);
  if (byProgram.size === 0) return [];
  const named = await db
    .select({
      id: programs.id,
      name: translated('programs', 'name', sql`${language}`),
      language: languageOfText('programs', 'name', sql`${language}`),
    })
    .from(programs)
    .where(inArray(programs.id, [...byProgram.keys()]));
  const counted = named.map((program) => {
    const plans = byProgram.get(program.id) ?? [];
    const sum = (some: readonly ProgramWeeks[], of: 'plans' | 'active') =>
      some.reduce((total, plan) => total + plan[of], 0);
    const lastWeek = Math.max(...plans.map(({ week }) => week));
    const reached = Array.from({ length: lastWeek }, (_, index) =>
      sum(
        plans.filter(({ week }) => week > index),
        'plans',
      ),
    );
    return { ...program, started: sum(plans, 'plans'), active: sum(plans, 'active'), reached };
  });
  return counted.toSorted((a, b) => b.started - a.started);
}

async function namedDrills(db: Db, drills: readonly DrillScores[], language: string) {
  if (drills.length === 0) return [];
  const ids = drills.map(({ exerciseId }) => exerciseId);
  const named = await db
    .select({
      id: exercises.id,
      name: translated('exercises', 'name', sql`${language}`),
      language: languageOfText('exercises', 'name', sql`${language}`),
    })
    .from(exercises)
    .where(inArray(exercises.id, ids));
  const byId = new Map(named.map((drill) => [drill.id, drill]));
  return drills.flatMap(({ exerciseId, ...scores }) => {
    const drill = byId.get(exerciseId);
    return drill === undefined ? [] : [{ ...drill, ...scores }];
  });
}
