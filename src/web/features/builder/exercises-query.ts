import { exercises } from '#contract/exercises.ts';
import { query } from '#web/platform/api/query.ts';

/** Every exercise that can be put into a session. */
export const exercisesQuery = query(exercises.list);
