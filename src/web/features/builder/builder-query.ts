import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { admin } from '#contract/admin.ts';
import { builder } from '#contract/builder.ts';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import { exercises } from '#contract/exercises.ts';
import { programs } from '#contract/programs.ts';
import { hasStatus } from '#web/platform/api/failures.ts';
import { query } from '#web/platform/api/query.ts';

const mostRetries = 3;
const firstDelayMs = 400;

const isRefused = (error: Error) => hasStatus(error, 401) || hasStatus(error, 403);

/** Retries reads of the builder up to three times, except after 401 and 403 responses. */
const retrying = {
  retry: (failures: number, error: Error) => failures < mostRetries && !isRefused(error),
  retryDelay: (failures: number) => firstDelayMs * 2 ** failures,
};

/** The program with its draft plan; null if it does not exist. */
export const builderQuery = (id: string) =>
  queryOptions({
    ...query(builder.get, { params: { id } }, { on404: 'null' }),
    ...retrying,
  });

/** The draft plan as golfers would see it. */
export const previewQuery = (id: string) =>
  queryOptions({ ...query(builder.preview, { params: { id } }), ...retrying });

/** All exercises that can be added to a session. */
export const exercisesQuery = queryOptions({ ...query(exercises.list), ...retrying });

/** The programs as listed for administrators. */
export const programsQuery = query(admin.programs);

/** The programs that can be restored. */
export const deletedProgramsQuery = query(builder.deleted);

/** Caches the program from an edit's answer. */
export function rememberProgram(client: QueryClient, program: BuilderProgram): void {
  client.setQueryData(builderQuery(program.id).queryKey, program);
}

/** Invalidates all that is cached of programs: the lists, the plans, and the programs as golfers see them. */
export function forgetPrograms(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [url] }) =>
      [admin.programs.path, builder.deleted.path, programs.list.path].some((path) =>
        String(url).startsWith(path),
      ),
  });
}
