import { and, eq } from 'drizzle-orm';
import type { programs } from '#contract/programs.ts';
import { findProgram, programFor, readerOf } from '#server/features/programs/public-queries.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handler } from '#server/platform/routes/handler.ts';
import { enrollments } from '../tables.ts';

const aVersion = /^\d{1,6}$/;

type Wanted = { readonly id: string; readonly version: number };

/** Whether a golfer has ever enrolled in this version of a program. */
const hasEnrollment = async (db: Db, userId: string, { id, version }: Wanted) =>
  (await db.$count(
    enrollments,
    and(
      eq(enrollments.userId, userId),
      eq(enrollments.programId, id),
      eq(enrollments.programVersion, version),
    ),
  )) > 0;

/**
 * Reads a version of a program. If the program is no longer offered, only administrators and golfers who enrolled in
 * this version may read it.
 */
export const readVersion =
  ({ db }: Pick<Platform, 'db'>): Handler<typeof programs.version> =>
  async ({ params, request, caller }) => {
    if (!aVersion.test(params.version)) throw new AppError('not_found');
    const reader = readerOf(request);
    const wanted = { id: params.id, version: Number(params.version) };
    const program = await findProgram(db, { ...wanted, language: reader.language });
    if (program === undefined) throw new AppError('not_found');
    const mayRead =
      program.isOffered ||
      caller?.isAdmin ||
      (caller !== null && (await hasEnrollment(db, caller.id, wanted)));
    if (!mayRead) throw new AppError('not_found');
    return programFor(program, reader);
  };
