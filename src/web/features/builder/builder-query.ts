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

/** Reads of the builder are tried again up to three times, unless the caller may not read. */
const retrying = {
  retry: (failures: number, error: Error) => failures < mostRetries && !isRefused(error),
  retryDelay: (failures: number) => firstDelayMs * 2 ** failures,
};

/** A program with the plan as it is being built; null when there is no such program. */
export const builderQuery = (id: string) =>
  queryOptions({
    ...query(builder.get, { params: { id } }, { on404: 'null' }),
    ...retrying,
  });

/** The plan as golfers would read it. */
export const previewQuery = (id: string) =>
  queryOptions({ ...query(builder.preview, { params: { id } }), ...retrying });

/** Every exercise that can be put into a session. */
export const exercisesQuery = queryOptions({ ...query(exercises.list), ...retrying });

/** Programs as administrators list them. */
export const programsQuery = query(admin.programs);

/** Puts a program that an edit answered with in place of the cached one; what shows it elsewhere is read again. */
export function rememberProgram(client: QueryClient, program: BuilderProgram): void {
  client.setQueryData(builderQuery(program.id).queryKey, program);
  forgetLists(client);
}

/** Lists of programs, and what golfers see of them, are read again. */
export function forgetLists(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [url] }) =>
      url === programsQuery.queryKey[0] || String(url).startsWith(programs.list.path),
  });
}
