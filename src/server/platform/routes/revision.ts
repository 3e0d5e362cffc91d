import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { revisionHeader } from '#contract/revision.ts';
import { canonicalJson } from '#domain/packs/canonical-json.ts';
import { AppError } from '../app-error.ts';
import type { Call } from './handler.ts';

/** Returns the revision of a thing's present value: a text that differs whenever the value differs. */
export const revisionOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url');

/** Reads the revision that the client of a `revised` row has shown. */
export function openedRevision(row: Endpoint, { headers }: FastifyRequest): string | undefined {
  const opened = headers[revisionHeader];
  return row.revised && typeof opened === 'string' ? opened : undefined;
}

/**
 * Refuses a change that was decided on another value than the present one. The value has to be locked until the commit.
 * @throws AppError edited_meanwhile
 */
export function refuseIfEdited({ opened }: Pick<Call<Endpoint>, 'opened'>, present: unknown): void {
  if (opened !== undefined && opened !== revisionOf(present))
    throw new AppError('edited_meanwhile');
}
