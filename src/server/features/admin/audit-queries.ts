import { desc, eq, lt, sql } from 'drizzle-orm';
import type { ActName } from '#contract/admin-acts.ts';
import { auditEntriesPerPage } from '#contract/admin-schemas.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/index.ts';
import { auditEntries } from '#server/platform/audit/tables.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { idAbove, pageOf } from '#server/platform/database/pages.ts';

/** The acts by method and path, which is what entries store. */
const actOfCall: ReadonlyMap<string, ActName> = new Map(
  Object.values(endpoints)
    .flatMap((feature): readonly Endpoint[] => Object.values(feature))
    .flatMap(({ method, path, act }) => (act ? [[`${method} ${path}`, act] as const] : [])),
);

/** Returns a page of the administrators' actions, newest first. */
export async function findAuditEntries(
  db: Db,
  { cursor }: { readonly cursor?: string | undefined },
) {
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      administrator: sql<
        string | null
      >`coalesce(nullif(${fullNameOf('users')}, ''), ${users.email})`,
      call: auditEntries.call,
      subjectId: auditEntries.subjectId,
      subject: auditEntries.subject,
      input: auditEntries.input,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.administratorId))
    .where(lt(auditEntries.id, idAbove(cursor)))
    .orderBy(desc(auditEntries.id))
    .limit(auditEntriesPerPage + 1);
  const { page, nextCursor } = pageOf(rows, auditEntriesPerPage, ({ id }) => id);
  const entries = page.map(({ at, ...entry }) => ({
    ...entry,
    act: actOfCall.get(entry.call) ?? null,
    at: at.toISOString(),
  }));
  return { entries, nextCursor };
}
