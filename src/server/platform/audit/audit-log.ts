import { inArray, lt } from 'drizzle-orm';
import { actOf, type Thing } from '#contract/admin-acts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Change } from '../changes.ts';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db, Tx } from '../database/drizzle.ts';
import { dailyWorker, type Worker } from '../jobs/job.ts';
import { summarizeInput } from './summarize-input.ts';
import { auditEntries } from './tables.ts';

const keptDays = 366;

/** Finds the name of a thing, in the language of its own texts; undefined or empty if there is none. */
type FindName = (tx: Tx, id: string) => Promise<string | undefined>;

/** How to find the names of the things that administrators act on. */
export type ThingNames = Readonly<Record<Thing, FindName>>;

/** The names of all things, each from the feature that has it. */
export const namesOf = (
  features: readonly { readonly names?: Partial<ThingNames> }[],
): Partial<ThingNames> => Object.assign({}, ...features.map(({ names }) => names));

type AuditedCall = {
  readonly row: Pick<Endpoint, 'method' | 'path' | 'act'>;
  readonly params: unknown;
  readonly body: unknown;
  readonly names: Partial<ThingNames>;
};

/** The id of a thing that was created: of the answer itself, or of the program in it. */
function createdId(answer: unknown): string | undefined {
  const { id, program } = (answer ?? {}) as { id?: unknown; program?: { id?: unknown } };
  const found = id ?? program?.id;
  return found === undefined ? undefined : String(found);
}

/**
 * Performs a call and records it if it is an administrator's act. Both happen within the change itself, so that they are
 * committed together. The name is found before the act, which may delete the thing, and for a new thing after it.
 */
export async function recordingAct<Answer>(
  { tx, golfer, now }: Change,
  { row, params, body, names }: AuditedCall,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  if (!row.act) return perform();
  const { thing, idIn } = actOf(row.act);
  const nameOf = async (id: string | undefined) =>
    thing === null || id === undefined ? undefined : names[thing]?.(tx, id);
  const ids = Object.values((params ?? {}) as Record<string, string>);
  const given = idIn === undefined ? ids[0] : String((body as Record<string, unknown>)[idIn]);
  const known = await nameOf(given);
  const answer = await perform();
  const id = given ?? createdId(answer);
  const subject = known ?? (given === undefined ? await nameOf(id) : undefined);
  await tx.insert(auditEntries).values({
    at: dateOf(now),
    administratorId: golfer.id,
    call: `${row.method} ${row.path}`,
    subjectId: id ?? null,
    subject: subject || null,
    input: summarizeInput(body),
  });
  return answer;
}

/** Removes the name of a person whose account is deleted from the entries about the account and the reports about it. */
export async function forgetNames(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ subject: null })
    .where(inArray(auditEntries.subjectId, [...subjectIds]));
}

/** Deletes entries older than 366 days. */
export const oldAuditEntriesWorker = ({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Worker =>
  dailyWorker('delete-old-acts', async () => {
    const moment = clock().subtract({ hours: keptDays * 24 });
    await db.delete(auditEntries).where(lt(auditEntries.at, dateOf(moment)));
  });
